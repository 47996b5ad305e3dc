import { mensajesDeCertificados } from './certificados.ts';
import { mensajesDelColegio } from './colegio.ts';
import { mensajesDeCuenta } from './dinero.ts';
import { mensajesDeDocumentos } from './documentos.ts';
import { mensajesDeEfectos } from './efectos.ts';
import { mensajesDeFormularios } from './formularios.ts';
import { mensajesDeHonorarios } from './honorarios.ts';
import { mensajesDeLegajos } from './legajos.ts';
import { mensajesDeLlamadas } from './llamadas.ts';
import { mensajesDeMedia } from './media.ts';
import { mensajesDeSesion } from './sesion.ts';
import { mensajesDeTablero } from './tablero.ts';
import { mensajesDeValidacion } from './validacion.ts';
import { mensajesDeLaVidaDelLegajo } from './vida-del-legajo.ts';

/** One key has one text; `{name}` is filled from the problem's figures. */
export const mensajes = {
  ...mensajesDeValidacion,
  ...mensajesDeSesion,
  ...mensajesDeFormularios,
  ...mensajesDeHonorarios,
  ...mensajesDeLegajos,
  ...mensajesDeLaVidaDelLegajo,
  ...mensajesDeTablero,
  ...mensajesDelColegio,
  ...mensajesDeEfectos,
  ...mensajesDeCuenta,
  ...mensajesDeCertificados,
  ...mensajesDeMedia,
  ...mensajesDeDocumentos,
  ...mensajesDeLlamadas,
} as const;

export type CodigoDeMensaje = keyof typeof mensajes;
