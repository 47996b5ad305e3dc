import { mensajesDeCertificados } from './certificados.ts';
import { mensajesDeCuentas } from './cuentas.ts';
import { mensajesDeCuenta } from './dinero.ts';
import { mensajesDeDocumentos } from './documentos.ts';
import { mensajesDeEntrada } from './entrada.ts';
import { mensajesDeFormularios } from './formularios.ts';
import { mensajesDeHonorarios } from './honorarios.ts';
import { mensajesDeLegajos } from './legajos.ts';
import { mensajesDeLlamadas } from './llamadas.ts';
import { mensajesDeMedia } from './media.ts';
import { mensajesDeTablero } from './tablero.ts';
import { mensajesDeValidacion } from './validacion.ts';
import { mensajesDeLaVidaDelLegajo } from './vida-del-legajo.ts';

/** What a technician's screen may say by itself. One key has one text; `{name}` is filled from the problem's figures. */
export const mensajes = {
  ...mensajesDeEntrada,
  ...mensajesDeValidacion,
  ...mensajesDeCuentas,
  ...mensajesDeFormularios,
  ...mensajesDeHonorarios,
  ...mensajesDeLegajos,
  ...mensajesDeLaVidaDelLegajo,
  ...mensajesDeTablero,
  ...mensajesDeCuenta,
  ...mensajesDeCertificados,
  ...mensajesDeMedia,
  ...mensajesDeDocumentos,
  ...mensajesDeLlamadas,
} as const;

export type CodigoDePantalla = keyof typeof mensajes;
