import type { LugaresDeMuestra } from './lugares/datos.ts';
import type { Registro } from './padron/registro.ts';
import { escapar } from './padron/xml.ts';

export const ESTILO = `:root{color-scheme:light dark;background:light-dark(#fff,#111827);color:light-dark(#111827,#f3f4f6);font:1.0625rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;border-bottom:1px solid #8886;text-align:left;vertical-align:top}
a{color:light-dark(#1d4ed8,#93c5fd)}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0}
.aviso{border:2px solid #b45309;border-radius:.5rem;padding:.75rem 1rem}.cuadro{overflow-x:auto;overflow-wrap:normal}code{overflow-wrap:anywhere}.importe{white-space:nowrap;text-align:right}
form,fieldset{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}form{margin:1rem 0}fieldset{min-width:0;border:1px solid #8886;border-radius:.5rem}
label{display:grid;gap:.25rem}input,select,button{font:inherit;padding:.6rem .8rem;border:1px solid #767676;border-radius:.5rem;min-height:2.75rem;width:100%;max-width:24rem;box-sizing:border-box}
button{cursor:pointer;width:auto;justify-self:start;background:ButtonFace;color:ButtonText}button.si{background:#14532d;border-color:#14532d;color:#fff;font-weight:600}
.botones{display:flex;flex-wrap:wrap;gap:.75rem}.total{font-size:1.75rem;font-weight:700;margin:.5rem 0}:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:45rem;border:1px solid #8886;border-radius:.5rem;background:#fff}
@media(max-width:30rem){.cartas thead{display:none}.cartas tr{display:block;padding:.5rem 0;border-bottom:1px solid #8886}.cartas td{display:block;padding:0;border:0}}`;

export const hoja = (titulo: string, cuerpo: string): string =>
  `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapar(titulo)} · Sandbox de Colega</title><style>${ESTILO}</style></head>
<body><main><h1>${escapar(titulo)}</h1>${cuerpo}</main></body></html>`;

const fila = (cuit: string, nombre: string, muestra: string): string =>
  `<tr><td><code>${escapar(cuit)}</code></td><td>${escapar(nombre)}</td><td>${escapar(muestra)}</td></tr>`;

const tabla = (columnas: readonly string[], filas: readonly string[]): string =>
  `<table><thead><tr>${columnas.map((columna) => `<th>${columna}</th>`).join('')}</tr></thead><tbody>${filas.join('')}</tbody></table>`;

const filasDeLugares = ({ parcelas, calles, fallan, tardan }: LugaresDeMuestra): string[] => [
  ...calles.map(({ nombre, desde, hasta, localidad_censal }) =>
    fila(`${nombre} ${desde.altura}`, localidad_censal.nombre, `hasta el ${hasta.altura}, con sus parcelas`),
  ),
  ...parcelas
    .filter((_, i) => i % 10 === 0)
    .map(({ pda, cca }) => fila(pda ?? '—', cca, 'la primera parcela de su manzana')),
  ...fallan.map((partida) => fila(partida, '—', 'el mapa de parcelas responde con un error')),
  ...tardan.map((partida) => fila(partida, '—', 'el mapa de parcelas no responde a tiempo')),
];

export function paginaDelSandbox(
  { personas, desconocidos, tardan, fallan }: Registro,
  lugares: LugaresDeMuestra,
  conPasarelas: boolean,
): string {
  const filas = [
    ...personas.map((p) => fila(p.cuit, p.razonSocial ?? `${p.apellido} ${p.nombre}`.trim(), p.muestra)),
    ...desconocidos.map((cuit) => fila(cuit, '—', 'dígito correcto, pero el padrón no lo conoce')),
    ...tardan.map((cuit) => fila(cuit, '—', 'el padrón no responde a tiempo')),
    ...fallan.map((cuit) => fila(cuit, '—', 'el padrón responde con un error')),
  ];
  return hoja(
    'Sandbox de Colega',
    `<p><a href="/correo">Buzón</a>: los correos que mandó el portal.</p>
${conPasarelas ? '<p><a href="/pasarelas">Pasarelas</a>: los pagos en línea, sus avisos y sus fallas.</p><p><a href="/caja">Caja</a>: para pagar un cupón impreso o un código de Red Link.</p><p><a href="/rendiciones">Rendiciones</a>: los archivos de un día, de SIRO, de Link Pagos y del banco.</p>' : ''}
<h2>Padrón</h2><p>CUIT que se pueden buscar.</p>
${tabla(['CUIT', 'Nombre', 'Qué muestra'], filas)}
<h2>Lugares</h2><p>Direcciones y parcelas que se pueden buscar.</p>
${tabla(['Dirección o partida', 'Localidad o nomenclatura', 'Qué muestra'], filasDeLugares(lugares))}`,
  );
}
