import { renderToStaticMarkup } from 'react-dom/server';
import { type Bloque, type Carta, type Membrete, saludar } from './carta.ts';
import type { Mensaje } from './correo.ts';
import { llenar } from './llenar.ts';
import { PaginaDeCarta } from './pagina-de-carta.tsx';

const enTexto = (bloque: Bloque): string => {
  if ('parrafo' in bloque) return [bloque.parrafo, bloque.enlace ?? []].flat().join(' ');
  if ('pares' in bloque) return bloque.pares.map(([nombre, valor]) => `${nombre}: ${valor}`).join('\n');
  if ('puntos' in bloque)
    return bloque.puntos.map(({ titulo, texto }) => `- ${titulo}\n  ${texto.replaceAll('\n', '\n  ')}`).join('\n');
  return `${bloque.boton}:\n${bloque.enlace}`;
};

export const redactar = (
  carta: Pick<Carta, 'asunto' | 'cuerpo'>,
  asunto: string,
  membrete: Membrete,
): Pick<Mensaje, 'asunto' | 'texto' | 'html'> => {
  const { colegio, motivo } = membrete;
  const titulo = llenar(asunto, { colegio: colegio.nombre, ...carta.asunto });
  const pagina = <PaginaDeCarta asunto={titulo} cuerpo={carta.cuerpo} membrete={membrete} />;
  const contacto = `${colegio.domicilio} · ${colegio.telefono} · ${colegio.correo}`;
  const oficinas = `Oficinas y teléfonos: ${colegio.oficinas_url}`;
  const firma = [colegio.nombre, contacto, oficinas, colegio.pie].filter((linea) => linea !== '').join('\n');
  return {
    asunto: titulo,
    texto: [
      ...[saludar(membrete), ...carta.cuerpo.map(enTexto)],
      ...(colegio.despedida === '' ? [] : [colegio.despedida]),
      ...['-- ', motivo, firma],
    ].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(pagina)}`,
  };
};
