import type { Carta } from '../../correo/carta.ts';
import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import type { HechoDelFactor } from './aviso-de-seguridad.ts';
import { armarCartaDeSeguridad, formatMomento } from './cartas-de-seguridad.ts';

type Frases = { asunto: string; contar(nombre: string): string };

const FRASES: Readonly<Record<HechoDelFactor['que'], Frases>> = {
  app_activada: {
    asunto: 'app de códigos activada',
    contar: () =>
      'se activó una app de códigos en tu cuenta: desde ahora, al ingresar se pide también un código de ella',
  },
  app_quitada: { asunto: 'app de códigos quitada', contar: () => 'se quitó la app de códigos de tu cuenta' },
  llave_agregada: {
    asunto: 'llave de acceso agregada',
    contar: (nombre) => `se agregó a tu cuenta la llave de acceso «${nombre}»`,
  },
  llave_quitada: {
    asunto: 'llave de acceso quitada',
    contar: (nombre) => `se quitó de tu cuenta la llave de acceso «${nombre}»`,
  },
  codigos_renovados: {
    asunto: 'códigos de recuperación nuevos',
    contar: () => 'se hicieron códigos de recuperación nuevos para tu cuenta, y los anteriores dejaron de servir',
  },
  recuperacion_usada: {
    asunto: 'código de recuperación usado',
    contar: () => 'se usó uno de tus códigos de recuperación, que no sirve más',
  },
  quitado_por_el_colegio: {
    asunto: 'quitado por el Colegio',
    contar: () => 'dos personas del Colegio quitaron el segundo factor de tu cuenta y cerraron tus sesiones',
  },
};

const frasesDe = (que: string | undefined): Frases => FRASES[que as HechoDelFactor['que']];

export const asuntoDelFactor = (que: HechoDelFactor['que']): string => FRASES[que].asunto;

type Hecho = { momento: Date; que: string | undefined; nombre?: string };

/** What the college took away was asked for, or was not. */
export const armarCartaDeSegundoFactor = ({ momento, que, nombre = '' }: Hecho, direccionPublica: string): Carta => {
  const { asunto: hecho, contar } = frasesDe(que);
  const datos = { momento: formatMomento(momento), hecho, paso: contar(nombre) };
  if (que !== 'quitado_por_el_colegio') return armarCartaDeSeguridad(datos, direccionPublica);
  return { ...armarCartaDeSeguridad(datos, direccionPublica, 'No lo pedí'), caso: 'quitado' };
};

export const cartaDeSegundoFactor: Escribir = async (_db, { creado_en, datos }, { direccionPublica }) =>
  armarCartaDeSegundoFactor({ ...datos, momento: creado_en, que: datos?.que }, direccionPublica);
