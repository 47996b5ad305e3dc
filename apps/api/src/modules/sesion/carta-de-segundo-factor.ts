import type { HechoDelFactor } from './aviso-de-seguridad.ts';
import { contando, DE_UNO_MISMO } from './cartas-de-seguridad.ts';

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

export const cartaDeSegundoFactor = contando(
  (momento, { que, nombre = '' }) => `El ${momento} ${frasesDe(que).contar(nombre)}.`,
  ({ que }) => ({ hecho: frasesDe(que).asunto }),
  // the college does it for whoever asks
  ({ que }) => (que === 'quitado_por_el_colegio' ? { siFue: 'Si lo pediste', noFue: 'No lo pedí' } : DE_UNO_MISMO),
);
