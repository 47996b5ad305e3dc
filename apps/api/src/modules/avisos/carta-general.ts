import type { Evento } from '@colega/domain/avisos';
import type { Bloque, Carta } from '../../correo/carta.ts';
import type { Aviso } from './avisos.repository.ts';
import type { DepsDeCarta, Escribir } from './enviar-aviso.service.ts';
import { AVISOS } from './textos-de-avisos.ts';

const decir = (evento: Evento, detalle: string | null, yaDice: boolean): Bloque[] => {
  if (detalle === null) return yaDice ? [] : [{ parrafo: 'En el portal está lo que pasó, con su fecha.' }];
  const { rotulo } = AVISOS[evento];
  const dicho = rotulo === undefined ? detalle : `${rotulo}: ${detalle}`;
  return dicho.split('\n').map((parrafo) => ({ parrafo }));
};

/** Says what the portal says, and leads to the same screen. Of what has no more to tell, how it begins is enough. */
export const armarCartaGeneral = (
  { evento, datos, detalle, enlace }: Pick<Aviso, 'evento' | 'datos' | 'detalle' | 'enlace'>,
  { direccionPublica, textos }: Pick<DepsDeCarta, 'direccionPublica' | 'textos'>,
): Carta => {
  return {
    datos: datos ?? {},
    cuerpo: [
      ...decir(evento, detalle || null, textos[evento].apertura !== ''),
      ...(enlace === null ? [] : [{ boton: 'Ver en el portal', enlace: `${direccionPublica}${enlace}` }]),
    ],
  };
};

export const cartaGeneral: Escribir = async (_db, aviso, deps) => armarCartaGeneral(aviso, deps);
