import type { ReactNode } from 'react';

/** All of a public page's style: inline, with the nonce of the page, in both schemes, and fit to print. */
const ESTILO = `
:root{color-scheme:light dark;--f:#f4f6f8;--s:#fff;--t:#1d262c;--g:#4f5b64;--b:#c5ced5;--a:#064e6f}
@media(prefers-color-scheme:dark){:root{--f:#0f1418;--s:#1d262c;--t:#e8edf0;--g:#adb9c1;--b:#3a4750;--a:#82bdd6}}
*{box-sizing:border-box}
body{margin:0;background:var(--f);color:var(--t);font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}
header p{margin:0;font-weight:700;color:var(--a)}
main{max-width:min(44rem,100% - 1rem);background:var(--s);border:1px solid var(--b);border-radius:8px}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;overflow-wrap:anywhere}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem;color:var(--a)}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.75rem 1rem;margin:0}
dt{font-size:.875rem;color:var(--g)}
dd{margin:0;overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--b);padding:.75rem 0}
li p{margin:.25rem 0 0}
.quien{display:flex;gap:1rem;align-items:flex-start;flex-wrap:wrap}
.quien img,.quien svg{width:96px;height:96px;border-radius:8px;object-fit:cover;flex:none}
.insignia{display:inline-block;border-radius:999px;padding:.125rem .75rem;font-weight:700;font-size:.9375rem}
footer{color:var(--g);font-size:.9375rem}
@media print{:root{color-scheme:light;--f:#fff;--s:#fff;--t:#1d262c;--g:#4f5b64;--a:#064e6f}main{border:0}.insignia{border:1px solid}}
/*insignias*/`;

/** A public page: complete in its first answer, with nothing to run in the browser. */
export const Hoja = ({
  titulo,
  nonce,
  momento,
  children,
}: {
  titulo: string;
  nonce: string;
  momento: string;
  children: ReactNode;
}) => (
  <html lang="es-AR">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="color-scheme" content="light dark" />
      <meta name="description" content="Verificación pública del Colegio de Técnicos" />
      <title>{`${titulo} · Colegio de Técnicos`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which React would escape */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: ESTILO }} />
    </head>
    <body>
      <header>
        <p>Colegio de Técnicos · Verificación</p>
      </header>
      <main>{children}</main>
      <footer>
        <p>Datos del registro del Colegio al {momento}. Para una constancia actual, volvé a leer el código QR.</p>
      </footer>
    </body>
  </html>
);

type Colores = { color: string; color_texto: string };

const claseDe = ({ color, color_texto }: Colores): string => `c${color.slice(1)}-${color_texto.slice(1)}`;
const CLASE = /\bc([0-9a-f]{6})-([0-9a-f]{6})\b/g;

/** Adds the rules of the badges that a page shows: its policy lets no style be written on an element. */
export const conInsignias = (marcado: string): string => {
  const clases = new Map([...marcado.matchAll(CLASE)].map(([clase, fondo, tinta]) => [clase, { fondo, tinta }]));
  const reglas = [...clases].map(([clase, { fondo, tinta }]) => `.${clase}{background:#${fondo};color:#${tinta}}`);
  return marcado.replace('/*insignias*/', reglas.join(''));
};

export const Insignia = ({ estado }: { estado: { nombre: string } & Colores }) => (
  <span className={`insignia ${claseDe(estado)}`}>{estado.nombre}</span>
);

export const Datos = ({ pares }: { pares: readonly (readonly [nombre: string, valor: ReactNode])[] }) => (
  <dl>
    {pares.map(([nombre, valor]) => (
      <div key={nombre}>
        <dt>{nombre}</dt>
        <dd>{valor}</dd>
      </div>
    ))}
  </dl>
);
