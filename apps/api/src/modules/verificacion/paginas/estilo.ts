const BANDAS_DE_DIA = '--bf:#d3f9d8;--bt:#0f4a1e;--mf:#ffe3e3;--mt:#8f1d1d;--uf:#fff3bf;--ut:#5c3c00';
/** A public page's style is inline, with the page's nonce, in both schemes, and fit to print. */
const ESTILO = `
:root{color-scheme:light dark;--f:#f4f6f8;--s:#fff;--t:#1d262c;--g:#4f5b64;--b:#c5ced5;--a:#064e6f;${BANDAS_DE_DIA}}
@media(prefers-color-scheme:dark){:root{--f:#0f1418;--s:#1d262c;--t:#e8edf0;--g:#adb9c1;--b:#3a4750;--a:#82bdd6;--bf:#12391c;--bt:#b2f2bb;--mf:#4a1414;--mt:#ffc9c9;--uf:#3d2e00;--ut:#ffe8a3}}
*{box-sizing:border-box}
body{margin:0;background:var(--f);color:var(--t);font:1.0625rem/1.5 Roboto,system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;gap:.75rem;align-items:center}
header p{margin:0;font-weight:700;color:var(--a);line-height:1.25}
header span{display:block;font-weight:400;font-size:.9375rem;color:var(--g)}
.m{fill:var(--a)}.n{fill:var(--s)}.o{stroke:var(--s);stroke-width:2;stroke-linecap:round}
main{max-width:min(44rem,100% - 1rem);background:var(--s);border:1px solid var(--b);border-radius:8px}
a{color:var(--a)}
.banda a{color:inherit}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem;color:var(--a)}
h3{font-size:1rem;margin:1.25rem 0 .5rem}
p,li{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:.75rem 1rem;margin:0}
dt{font-size:.875rem;color:var(--g)}
dd{margin:0;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--b);padding:.75rem 0}
li p{margin:.25rem 0 0}
.importes li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem}
.importes span:first-child{flex:1 1 12rem;min-width:0}
.importes .nb{margin-left:auto}
.banda{margin:-1rem -1rem 1rem;padding:1rem;border-radius:7px 7px 0 0;border-bottom:1px solid var(--b);display:flex;gap:1rem;align-items:center;print-color-adjust:exact}
.banda div{min-width:0}
.senial{width:clamp(3rem,16vw,5rem);flex:none}
.senial path:first-child{fill:currentColor}
.senial path:last-child{fill:none;stroke:var(--signo);stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.banda p{margin:0}
.banda strong{display:block;font-size:clamp(1.375rem,5.5vw,1.875rem);line-height:1.2;margin-bottom:.25rem}
.banda.bien{background:var(--bf);color:var(--bt);--signo:var(--bf)}
.banda.mal{background:var(--mf);color:var(--mt);--signo:var(--mf)}
.banda.ojo{background:var(--uf);color:var(--ut);--signo:var(--uf)}
.quien{display:flex;gap:1rem;align-items:flex-start;flex-wrap:wrap}
.quien img,.quien svg{width:96px;height:96px;border-radius:8px;object-fit:cover;flex:none}
.insignia{display:inline-block;border-radius:999px;padding:.0625rem .75rem;font-weight:700;font-size:.875rem;white-space:nowrap}
.nb{white-space:nowrap}
a.nb{display:inline-block;max-width:100%;white-space:normal}
label{display:block;font-weight:700;margin:1rem 0 .25rem}
input{width:100%;min-height:44px;font:inherit;padding:.5rem .75rem;border:1px solid var(--g);border-radius:6px;background:var(--s);color:var(--t)}
input+p{margin:.25rem 0 0;font-size:.9375rem;color:var(--g)}
button{font:inherit;font-weight:700;min-height:44px;margin-top:1rem;padding:.5rem 1.25rem;border:0;border-radius:6px;background:var(--a);color:var(--s)}
:focus-visible{outline:3px solid var(--a);outline-offset:2px}
.otro{border-top:1px solid var(--b);margin-top:1.5rem;padding-top:1rem}
summary{font-weight:700;color:var(--a);min-height:44px;padding:.5rem 0;cursor:pointer}
footer{color:var(--g);font-size:.9375rem}
@media print{:root{color-scheme:light;--f:#fff;--s:#fff;--t:#1d262c;--g:#4f5b64;--a:#064e6f;${BANDAS_DE_DIA}}main,.banda{border:1px solid}.insignia{border:1px solid}.otro{display:none}}
@media(forced-colors:active){.banda.banda,.insignia.insignia,button{background:Canvas;color:CanvasText;border:1px solid}.banda.banda{border-width:3px}.senial{--signo:Canvas}}
/*insignias*/`;

const DE_NOCHE = '#82bdd6';

/** In the college's colours; null, the program's. */
export const estiloCon = ({ color, color_oscuro }: { color: string | null; color_oscuro: string | null }): string => {
  const deDia = color && `:root{--a:${color}}`;
  const deNoche = `@media screen and (prefers-color-scheme:dark){:root{--a:${color_oscuro ?? DE_NOCHE}}}`;
  return color || color_oscuro ? `${ESTILO}\n${deDia ?? ''}${deNoche}` : ESTILO;
};
