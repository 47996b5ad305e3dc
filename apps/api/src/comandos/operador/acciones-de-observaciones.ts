import {
  type AccionDeObservacion,
  type EstadoDeObservacion,
  impedimentoDeObservacion,
  nombreDeCampo,
  TABLA_DE_ACCIONES,
} from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import {
  cambiarObservacion,
  type ObservacionGuardada,
  observacionesDelLegajo,
} from '../../modules/legajos/observaciones/observaciones.service.ts';
import { type AccionDeOperador, accion, type Circunstancia } from './accion.ts';
import { findLegajo, LEGAJO } from './buscar-legajo.ts';
import { leerNumero, leerTexto } from './leer-valores.ts';

const OBSERVACION = {
  ejemplo: '1',
  explica: 'cuál del legajo: 1 la primera…; sin ella, la única que admite eso',
  opcional: true,
} as const;

const COMO_ESTA: Readonly<Record<EstadoDeObservacion, string>> = {
  abierta: 'sin responder',
  respondida: 'respondida, sin aceptar',
  aceptada: 'aceptada',
  retirada: 'retirada',
};

const renglon = ({ campo, texto, estado }: ObservacionGuardada, i: number): string =>
  `  ${i + 1}. ${campo === null ? '' : `${nombreDeCampo(campo)}: `}${texto} (${COMO_ESTA[estado]})`;

const elegir = async (db: Db, legajo_id: number, escrita: string, que: AccionDeObservacion) => {
  const todas = await observacionesDelLegajo(db, legajo_id);
  if (escrita !== '') {
    const puesto = leerNumero('observacion', escrita);
    const elegida = todas[puesto - 1];
    if (!elegida) throw new ErrorDeArranque(`El legajo no tiene una observación ${puesto}.`);
    return { observacion: elegida, puesto };
  }
  const posibles = todas.filter(({ estado }) => impedimentoDeObservacion(que, estado, 'colegio') === null);
  const [unica] = posibles;
  if (unica && posibles.length === 1) return { observacion: unica, puesto: todas.indexOf(unica) + 1 };
  const lista = todas.map(renglon).join('\n');
  throw new ErrorDeArranque(
    todas.length === 0 ? 'El legajo no tiene observaciones.' : `Decí cuál con --observacion:\n${lista}`,
  );
};

type Que = Extract<AccionDeObservacion, 'aceptar' | 'reabrir' | 'retirar'>;
type Valores = { legajo: string; observacion: string; texto: string };

const HECHO: Readonly<Record<Que, string>> = { aceptar: 'aceptada', reabrir: 'abierta de nuevo', retirar: 'retirada' };

const hacer = async (db: Db, { legajo, observacion, texto }: Valores, c: Circunstancia, que: Que): Promise<string> => {
  const { legajo_id, nombre } = await findLegajo(db, legajo);
  const elegida = await elegir(db, legajo_id, observacion, que);
  const dicho = texto === '' ? '' : leerTexto('texto', texto);
  const pedido = { autor: c.autor, ahora: c.ahora, hoy: c.hoy, version: null, accion: que, texto: dicho };
  await cambiarObservacion(db, elegida.observacion, pedido);
  return `${nombre}: observación ${elegida.puesto} ${HECHO[que]}.`;
};

export const ACCIONES_DE_OBSERVACIONES: Readonly<Record<string, AccionDeOperador>> = {
  observaciones: accion({
    resumen: 'lista las observaciones de un legajo, con su número y cómo está cada una',
    permiso: 'legajos.ver',
    opciones: { legajo: LEGAJO },
    hacer: async (db, { legajo }) => {
      const { legajo_id, nombre } = await findLegajo(db, legajo);
      const todas = await observacionesDelLegajo(db, legajo_id);
      return todas.length === 0 ? `${nombre}: sin observaciones.` : [`${nombre}:`, ...todas.map(renglon)].join('\n');
    },
  }),
  'aceptar-observacion': accion({
    resumen: 'acepta lo que el matriculado respondió a una observación',
    permiso: TABLA_DE_ACCIONES.aceptar_observacion.permiso,
    opciones: {
      legajo: LEGAJO,
      observacion: OBSERVACION,
      texto: { ejemplo: '"Está bien así"', explica: 'qué se le dice', opcional: true },
    },
    hacer: (db, valores, c) => hacer(db, valores, c, 'aceptar'),
  }),
  'reabrir-observacion': accion({
    resumen: 'vuelve a pedir lo observado: la respuesta no alcanza',
    permiso: TABLA_DE_ACCIONES.reabrir_observacion.permiso,
    opciones: {
      legajo: LEGAJO,
      observacion: OBSERVACION,
      texto: { ejemplo: '"La partida sigue mal"', explica: 'qué falta todavía' },
    },
    hacer: (db, valores, c) => hacer(db, valores, c, 'reabrir'),
  }),
  'retirar-observacion': accion({
    resumen: 'quita una observación que no correspondía',
    permiso: TABLA_DE_ACCIONES.retirar_observacion.permiso,
    opciones: {
      legajo: LEGAJO,
      observacion: OBSERVACION,
      texto: { ejemplo: '"Se observó por error"', explica: 'por qué' },
    },
    hacer: (db, valores, c) => hacer(db, valores, c, 'retirar'),
  }),
};
