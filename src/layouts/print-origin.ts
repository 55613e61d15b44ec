/** On paper, a link within the site needs its domain (print.css). Style attributes are blocked, this is not. */
document.documentElement.style.setProperty('--origin', `'${location.origin}'`)
