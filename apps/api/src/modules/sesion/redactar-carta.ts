import type { Mensaje } from '../../correo/correo.ts';

const escapar = (texto: string): string =>
  texto.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c);

type Carta = {
  parrafos: readonly string[];
  /** What the text says before the address, and the button itself. */
  boton: { anuncio: string; texto: string; enlace: string };
  despues: readonly string[];
};

const enParrafos = (textos: readonly string[], separador: string): string =>
  textos.map((texto) => `<p>${escapar(texto)}</p>`).join(separador);

/** A letter with one thing to do, in plain text and as a page. */
export const redactarCarta = ({ parrafos, boton, despues }: Carta): Pick<Mensaje, 'texto' | 'html'> => ({
  texto: [...parrafos.flatMap((parrafo) => [parrafo, '']), boton.anuncio, boton.enlace, '', ...despues].join('\n'),
  html: `<!doctype html><html lang="es-AR"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1d262c">
${enParrafos(parrafos, '')}
<p><a href="${escapar(boton.enlace)}" style="display:inline-block;padding:12px 20px;background:#064e6f;color:#fff;border-radius:8px;text-decoration:none">${escapar(boton.texto)}</a></p>
<p style="font-size:14px;color:#4f5b64">Si el botón no funciona, copiá esta dirección: ${escapar(boton.enlace)}</p>
${enParrafos(despues, '\n')}
</body></html>`,
});
