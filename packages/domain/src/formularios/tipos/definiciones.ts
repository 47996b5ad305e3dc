import { actaEstadoObra } from '../especiales/acta-estado-obra.ts';
import { tipoObra } from '../especiales/tipo-obra.ts';
import type { Campo, TipoDeCampo } from '../formulario.ts';
import { compuesto } from './compuesto.ts';
import { contrasenia } from './contrasenia.ts';
import { tipoDeId } from './de-id.ts';
import { decimal } from './decimal.ts';
import type { DefinicionDeTipo } from './definicion.ts';
import { entero } from './entero.ts';
import { fecha } from './fecha.ts';
import { incrementador } from './incrementador.ts';
import { interruptor } from './interruptor.ts';
import { lista } from './lista.ts';
import { numero } from './numero.ts';
import { opcion } from './opcion.ts';
import { siNo } from './si-no.ts';
import { texto } from './texto.ts';
import { transparente } from './transparente.ts';

export const definiciones = {
  entero,
  decimal,
  texto,
  parrafo: texto,
  fecha,
  interruptor,
  lista,
  // The activator's own value is a yes or no; the fields that it switches lie beside it and the level walks them.
  activador: interruptor,
  incrementador,
  desplegable: transparente,
  fila: transparente,
  compuesto,
  acta_estado_obra: actaEstadoObra,
  tipo_obra: tipoObra,
  vivienda: compuesto,
  si_no: siNo,
  opcion,
  numero,
  titular: tipoDeId,
  inmueble: tipoDeId,
  localidad: tipoDeId,
  certificado: tipoDeId,
  foto: tipoDeId,
  contrasenia,
} as const satisfies Record<TipoDeCampo, DefinicionDeTipo>;

export const definicionDe = (campo: Pick<Campo, 'tipo'>): DefinicionDeTipo => definiciones[campo.tipo];
