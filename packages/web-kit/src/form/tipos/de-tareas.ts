import type { TipoDeCampo } from '@colega/domain/formularios';
import { ActaEstadoObraCampo } from './acta-estado-obra/acta-estado-obra-campo.tsx';
import { ActivadorCampo } from './activador/activador-campo.tsx';
import { CompuestoCampo } from './compuesto/compuesto-campo.tsx';
import { DecimalCampo } from './decimal/decimal-campo.tsx';
import { DesplegableCampo } from './desplegable/desplegable-campo.tsx';
import { EnteroCampo } from './entero/entero-campo.tsx';
import { FechaCampo } from './fecha/fecha-campo.tsx';
import { FilaCampo } from './fila/fila-campo.tsx';
import { IncrementadorCampo } from './incrementador/incrementador-campo.tsx';
import { InterruptorCampo } from './interruptor/interruptor-campo.tsx';
import { ListaCampo } from './lista/lista-campo.tsx';
import { ParrafoCampo } from './parrafo/parrafo-campo.tsx';
import { grupo, hoja, type TiposDibujados } from './registro.ts';
import { TextoCampo } from './texto/texto-campo.tsx';
import { TipoDeObraCampo } from './tipo-obra/tipo-de-obra-campo.tsx';
import { ViviendaCampo } from './vivienda/vivienda-campo.tsx';

type DeOtros = Extract<
  TipoDeCampo,
  'si_no' | 'opcion' | 'numero' | 'titular' | 'inmueble' | 'localidad' | 'certificado' | 'foto' | 'contrasenia'
>;

/** A type that the domain adds does not compile until it is drawn here, or named above. */
export const TIPOS_DE_TAREAS = {
  entero: hoja(EnteroCampo),
  decimal: hoja(DecimalCampo),
  texto: hoja(TextoCampo),
  parrafo: hoja(ParrafoCampo),
  fecha: hoja(FechaCampo),
  interruptor: hoja(InterruptorCampo),
  lista: hoja(ListaCampo),
  activador: grupo(ActivadorCampo),
  incrementador: grupo(IncrementadorCampo),
  desplegable: grupo(DesplegableCampo),
  fila: grupo(FilaCampo),
  compuesto: grupo(CompuestoCampo),
  acta_estado_obra: grupo(ActaEstadoObraCampo),
  tipo_obra: grupo(TipoDeObraCampo),
  vivienda: grupo(ViviendaCampo),
} satisfies TiposDibujados & Record<Exclude<TipoDeCampo, DeOtros>, unknown>;
