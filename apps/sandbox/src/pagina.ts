import type { Registro } from './padron/registro.ts';
import { escapar } from './padron/xml.ts';

const ESTILO = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem;border-bottom:1px solid #8886;text-align:left;vertical-align:top}
pre{white-space:pre-wrap;font:inherit}iframe{width:100%;height:30rem;border:1px solid #8886;border-radius:.5rem;background:#fff}`;

/** A page of the sandbox. The body is HTML. */
export const hoja = (titulo: string, cuerpo: string): string =>
  `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapar(titulo)} · Sandbox de Colega</title><style>${ESTILO}</style></head>
<body><main><h1>${escapar(titulo)}</h1>${cuerpo}</main></body></html>`;

const fila = (cuit: string, nombre: string, muestra: string): string =>
  `<tr><td><code>${escapar(cuit)}</code></td><td>${escapar(nombre)}</td><td>${escapar(muestra)}</td></tr>`;

/** What a tester needs to know: where the mail is, which CUITs exist here and what each one shows. */
export function paginaDelSandbox({ personas, desconocidos, tardan, fallan }: Registro): string {
  const filas = [
    ...personas.map((p) => fila(p.cuit, p.razonSocial ?? `${p.apellido} ${p.nombre}`.trim(), p.muestra)),
    ...desconocidos.map((cuit) => fila(cuit, '—', 'dígito correcto, pero el padrón no lo conoce')),
    ...tardan.map((cuit) => fila(cuit, '—', 'el padrón no responde a tiempo')),
    ...fallan.map((cuit) => fila(cuit, '—', 'el padrón responde con un error')),
  ];
  return hoja(
    'Sandbox de Colega',
    `<p><a href="/correo">Buzón</a>: los correos que mandó el portal.</p>
<h2>Padrón</h2><p>CUIT que se pueden buscar.</p>
<table><thead><tr><th>CUIT</th><th>Nombre</th><th>Qué muestra</th></tr></thead><tbody>${filas.join('')}</tbody></table>`,
  );
}
