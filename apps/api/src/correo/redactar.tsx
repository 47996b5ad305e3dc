import { renderToStaticMarkup } from 'react-dom/server';
import { type Bloque, type Carta, type Membrete, saludar } from './carta.ts';
import type { Mensaje } from './correo.ts';
import { llenarDeCarta } from './llenar.ts';
import { LO_ELEGIS_EN, PaginaDeCarta } from './pagina-de-carta.tsx';

const enTexto = (bloque: Bloque): string => {
  if ('parrafo' in bloque) return [bloque.parrafo, bloque.enlace ?? []].flat().join(' ');
  if ('pares' in bloque) return bloque.pares.map(([nombre, valor]) => `${nombre}: ${valor}`).join('\n');
  if ('puntos' in bloque)
    return bloque.puntos
      .map(({ titulo, texto }) => [`- ${titulo}`, ...(texto === '' ? [] : texto.split('\n'))].join('\n  '))
      .join('\n');
  return `${bloque.boton}:\n${bloque.enlace}`;
};

export const redactar = (
  carta: Pick<Carta, 'datos' | 'cuerpo'>,
  asunto: string,
  escrito: Membrete,
): Pick<Mensaje, 'asunto' | 'texto' | 'html'> => {
  const { colegio, preferencias } = escrito;
  const titulo = llenarDeCarta(asunto, colegio.nombre, carta.datos);
  const motivo = llenarDeCarta(escrito.motivo, colegio.nombre, carta.datos);
  const membrete = { ...escrito, motivo };
  const pagina = <PaginaDeCarta asunto={titulo} cuerpo={carta.cuerpo} membrete={membrete} />;
  const contacto = `${colegio.domicilio} · ${colegio.telefono} · ${colegio.correo}`;
  const oficinas = `Oficinas y teléfonos: ${colegio.oficinas_url}`;
  const firma = [colegio.nombre, contacto, oficinas, colegio.pie].filter((linea) => linea !== '').join('\n');
  return {
    asunto: titulo,
    texto: [
      ...[saludar(membrete), ...carta.cuerpo.map(enTexto)],
      ...(colegio.despedida === '' ? [] : [colegio.despedida]),
      ...['-- ', preferencias ? `${motivo} ${LO_ELEGIS_EN} ${preferencias}` : motivo, firma],
    ].join('\n\n'),
    html: `<!doctype html>${renderToStaticMarkup(pagina)}`,
  };
};
