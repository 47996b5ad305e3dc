import type { Problema } from '@colega/domain/resultado';
import { mensajesDeAjustes } from './ajustes.ts';
import { mensajesDeAranceles } from './aranceles.ts';
import { mensajesDelColegio } from './colegio.ts';
import { mensajesDeEfectos } from './efectos.ts';
import { mensajesDeEnsayos } from './ensayos.ts';
import { mensajesDeImportaciones } from './importaciones.ts';
import { mensajesDeInformes } from './informes.ts';
import { mensajesDeIngreso } from './ingreso.ts';
import { mensajesDelLibro } from './libro.ts';
import { mensajesDeListas } from './listas.ts';
import { mensajes } from './mensajes.ts';
import { mensajesDePresupuesto } from './presupuesto.ts';
import { mensajesDeRevision } from './revision.ts';
import { mensajesDeSellos } from './sellos.ts';
import { mensajesDelServidor } from './servidor.ts';
import { mensajesDeTesoreria } from './tesoreria.ts';
import { completar } from './texto.ts';

/** All that the college says: a technician's screens do not bring what only the server or the desk says. */
export const todosLosMensajes = {
  ...mensajes,
  ...mensajesDeIngreso,
  ...mensajesDelColegio,
  ...mensajesDeAjustes,
  ...mensajesDeAranceles,
  ...mensajesDeInformes,
  ...mensajesDeListas,
  ...mensajesDeEfectos,
  ...mensajesDeEnsayos,
  ...mensajesDeRevision,
  ...mensajesDelLibro,
  ...mensajesDeSellos,
  ...mensajesDelServidor,
  ...mensajesDeTesoreria,
  ...mensajesDePresupuesto,
  ...mensajesDeImportaciones,
} as const;

export type CodigoDeMensaje = keyof typeof todosLosMensajes;

export const textoDelColegio = ({ codigo, datos }: Pick<Problema<CodigoDeMensaje>, 'codigo' | 'datos'>): string =>
  completar(todosLosMensajes[codigo], datos);
