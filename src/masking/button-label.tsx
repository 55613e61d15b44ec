interface ButtonLabelProps {
  labels: readonly string[]
  shown: string
}

/**
 * Labels that take turns in one place, so that a change moves nothing. All stay in the page: translators
 * replace text nodes, which React could not change afterwards. Screen readers hear the button's
 * `aria-label`, because Orca in Firefox loses its place where texts in a focused button take turns.
 */
export const ButtonLabel = ({ labels, shown }: ButtonLabelProps) => (
  <span className="one-cell" aria-hidden="true">
    {labels.map((label) => (
      <span key={label} data-shown={label === shown}>
        {label}
      </span>
    ))}
  </span>
)
