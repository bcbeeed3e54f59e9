/** Has a browser lay out what is near the window first, and the rest of the page a section at a time. */

/**
 * Code for the head of a page, next to the rule in `src/components/Section/Section.module.css` that it switches on and off.
 *
 * A phone takes a third of a second to lay out the home page, twice, since the fonts come after the first paint. Here it lays out
 * what is near the window; all other sections follow once the page is painted and the fonts are there. It is one in each frame, so
 * that no tap waits for them, and since a frame in which the section that is being read changes itself does not hold what is read
 * in its place. Whoever comes to an anchor or comes back to where they were has everything laid out at once: heights that are
 * still to be known would lead them elsewhere (docs/decisions/0016).
 */
export const nearSectionsFirst =
  `{const root=document.documentElement;` +
  `const next=()=>{const section=document.querySelector("main section[id]:not([data-laid-out])");` +
  `if(!section)return void root.removeAttribute("data-layout");` +
  `section.setAttribute("data-laid-out","");requestAnimationFrame(()=>setTimeout(next))};` +
  `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){` +
  `root.setAttribute("data-layout","near-first");` +
  `new PerformanceObserver((_entries,observer)=>{observer.disconnect();document.fonts.ready.then(next)})` +
  `.observe({type:"paint",buffered:true})}}`
