// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a script's own text
import { hashOf } from './own-hashes.ts'

/** The inline script by which Astro's interactive parts come to life. */
const RUNTIME =
  /<script>((?:(?!<\/script>).)*customElements\.define\("astro-island"(?:(?!<\/script>).)*)<\/script>/s

interface Unused {
  what: string
  code: string
  /** What stands in its place. */
  instead: string
  /** What a page has that needs it after all. */
  need?: RegExp
}

/** What Astro's script does for sites that are built otherwise. */
const UNUSED: readonly Unused[] = [
  {
    what: 'properties of kinds that JSON does not have',
    code:
      ',2:t=>new RegExp(t),3:t=>new Date(t),4:t=>new Map(c(t)),5:t=>new Set(c(t)),6:t=>BigInt(t),' +
      '7:t=>new URL(t),8:t=>new Uint8Array(t),9:t=>new Uint16Array(t),10:t=>new Uint32Array(t),' +
      '11:t=>Number.POSITIVE_INFINITY*t',
    instead: '',
    need: / props="[^"]*[:[]\[(?:[2-9]|1[01]),/,
  },
  {
    what: 'slots within a part',
    code:
      'let r=this.querySelectorAll("astro-slot"),n={},' +
      'd=this.querySelectorAll("template[data-astro-template]");' +
      'for(let o of d){let i=o.closest(this.tagName);i!=null&&i.isSameNode(this)&&' +
      '(n[o.getAttribute("data-astro-template")||"default"]=o.innerHTML,o.remove())}' +
      'for(let o of r){let i=o.closest(this.tagName);i!=null&&i.isSameNode(this)&&' +
      '(n[o.getAttribute("name")||"default"]=o.innerHTML)}',
    instead: 'let n={};',
    need: /<astro-slot\b| data-astro-template\b/,
  },
  {
    what: 'parts without properties, or with unreadable ones',
    code:
      'try{u=this.hasAttribute("props")?y(JSON.parse(this.getAttribute("props"))):{}}catch(o){' +
      'let i=this.getAttribute("component-url")||"<unknown>",' +
      'v=this.getAttribute("component-export");throw v&&(i+=` (export ${v})`),' +
      'console.error(`[hydrate] Error parsing props for component ${i}`,' +
      'this.getAttribute("props"),o),o}',
    instead: 'u=y(JSON.parse(this.getAttribute("props")));',
    need: /<astro-island\b(?![^>]* props=)/,
  },
  {
    what: 'components within what a file exports',
    code:
      'if(h.includes(".")){this.Component=d;for(let m of h.split(".")){' +
      'if(E.has(m)||!this.Component||typeof this.Component!="object"&&' +
      'typeof this.Component!="function"||!Object.hasOwn(this.Component,m))' +
      'throw new Error(`Invalid component export path: ${h}`);this.Component=this.Component[m]}}' +
      'else{if(E.has(h))throw new Error(`Invalid component export path: ${h}`);this.Component=d[h]}',
    instead: 'this.Component=d[h];',
    need: / component-export="[^"]*\./,
  },
  {
    what: 'the names that such a path must not have',
    code: 'var E=new Set(["__proto__","constructor","prototype"]);',
    instead: '',
  },
  {
    what: 'scripts that come before any part, and the end of each part; the page’s end will do',
    code:
      'connectedCallback(){if(!this.hasAttribute("await-children")||' +
      'document.readyState==="interactive"||document.readyState==="complete")' +
      'this.childrenConnectedCallback();else{let e=()=>{' +
      'document.removeEventListener("DOMContentLoaded",e),r.disconnect(),' +
      'this.childrenConnectedCallback()},r=new MutationObserver(()=>{var n;' +
      '((n=this.lastChild)==null?void 0:n.nodeType)===Node.COMMENT_NODE&&' +
      'this.lastChild.nodeValue==="astro:end"&&(this.lastChild.remove(),e())});' +
      'r.observe(this,{childList:!0}),document.addEventListener("DOMContentLoaded",e)}}' +
      'async childrenConnectedCallback(){let e=this.getAttribute("before-hydration-url");' +
      'e&&await import(e),this.start()}',
    instead:
      'connectedCallback(){document.readyState==="loading"?' +
      'document.addEventListener("DOMContentLoaded",()=>this.start()):this.start()}',
    need: / before-hydration-url=/,
  },
  {
    what: 'ways to wake that are told of later',
    code: 'if(Astro[r]===void 0){window.addEventListener(`astro:${r}`,()=>this.start(),{once:!0});return}',
    instead: '',
    need: /<astro-island\b[^>]* client="(?!visible")/,
  },
  {
    what: 'parts that leave as another page takes their place',
    code:
      'disconnectedCallback(){document.removeEventListener("astro:after-swap",this.unmount),' +
      'document.addEventListener("astro:after-swap",this.unmount,{once:!0})}',
    instead: '',
    need: / name="astro-view-transitions-enabled"/,
  },
  {
    what: 'their farewell',
    code: ';l(this,"unmount",()=>{this.isConnected||this.dispatchEvent(new CustomEvent("astro:unmount"))})',
    instead: '',
  },
]

/**
 * A page whose inline script for interactive parts has lost what no part of this site uses: half
 * of it, 630 of the landing page's bytes after compression. The policy's hash follows.
 * @throws where Astro's script is no longer as this file knows it, or where a page needs all of it
 */
export function withLeanRuntime(html: string): string {
  const [, runtime] = html.match(RUNTIME) ?? []
  if (!runtime) return html
  const page = html.replace(runtime, '')
  const lean = UNUSED.reduce((script, { what, code, instead, need }) => {
    if (script.split(code).length !== 2) {
      throw new Error(
        `Astro’s script for interactive parts has changed: what it does for ${what} was not found. ` +
          'Please bring src/lean-runtime.ts up to date with it.',
      )
    }
    if (need?.test(page)) {
      throw new Error(
        `A page needs what src/lean-runtime.ts takes out of Astro’s script: ${what}. ` +
          'Please leave that in.',
      )
    }
    return script.replace(code, () => instead)
  }, runtime)
  return html.replace(runtime, () => lean).replace(`'${hashOf(runtime)}'`, `'${hashOf(lean)}'`)
}
