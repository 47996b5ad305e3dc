import type { Fecha } from '@colega/domain/fechas';
import { type Importe, parseMonto } from '@colega/domain/importes';
import {
  armarTextos,
  type Comitente,
  type CondicionesDeContrato,
  type DomicilioDeclarado,
  esProvisorio,
  type Inmueble,
  partidaAEnviar,
  TEXTOS_OBLIGATORIOS,
  type TextoObligatorio,
  type TipoDeCalculo,
  TODOS_LOS_TEXTOS,
} from '@colega/domain/legajos';
import { exito, fracaso, type Problema, type Resultado } from '@colega/domain/resultado';
import type { BorradorAutomatico } from './automatico/borrador.ts';
import { type BorradorDeLegajo, localidadDe } from './borrador/borrador-de-legajo.ts';
import { inmueblesDe } from './borrador/inmuebles-del-borrador.ts';
import type { BorradorManual } from './manual/borrador.ts';

/** AUT-106, OPN-047, OPN-049. Only an automatic contract has a calculation and its resolución. */
export type DetalleAEnviar = CondicionesDeContrato & {
  tipo_calculo: TipoDeCalculo;
  fecha: Fecha;
  vencimiento: Fecha;
  monto: Importe;
  monto_diferenciado: 0;
  tareas: { monto: Importe; cep_calculo_diferenciado: false; tarea: { id: number } }[];
  calculo_honorario_id?: number;
  resolucion_id?: number;
};

type ComitenteAEnviar = Pick<Comitente, 'cuit' | 'apellido' | 'nombre' | 'locador' | 'fisico'> & {
  apellido_nombre: string;
  acepta_provisorio?: true;
  firmante?: string;
  cargo?: string;
  domicilio_real?: DomicilioDeclarado;
  domicilio_legal?: DomicilioDeclarado;
};

type InmuebleAEnviar = Pick<Inmueble, TextoObligatorio | 'localidad_id'> & {
  partido: string;
  partida?: string | number;
} & Partial<Omit<Inmueble, TextoObligatorio | 'localidad_id' | 'partida'>>;

/** AUT-102. */
export type LegajoAEnviar = {
  matricula_id: number;
  distrito_id: number;
  modalidad_id: number;
  rubro_id: number;
  detalles: [DetalleAEnviar];
  comitentes: ComitenteAEnviar[];
  inmuebles: InmuebleAEnviar[];
};

type ProblemaAlArmar = Problema<'calculo_requerido' | 'requerido' | 'monto_decimal'>;

/** Without a generated fee there is no file. */
export const armarLegajo = (
  borrador: BorradorAutomatico,
  distrito_id: number,
): Resultado<LegajoAEnviar, ProblemaAlArmar> => {
  const detalle = armarDetalle(borrador);
  return detalle
    ? armarLegajoCon(borrador, distrito_id, detalle)
    : fracaso({ codigo: 'calculo_requerido', campo: 'calculo' });
};

/** AUT-106, OPN-047, OPN-049. */
export const armarDetalle = ({ generado, ...borrador }: BorradorAutomatico): DetalleAEnviar | null =>
  generado && {
    tipo_calculo: 'automatico',
    fecha: borrador.fecha,
    vencimiento: borrador.vencimiento,
    monto: generado.monto,
    monto_diferenciado: 0,
    tareas: armarTareas(generado.tareas),
    calculo_honorario_id: generado.id,
    resolucion_id: generado.resolucion_id,
    ...borrador.contrato,
  };

/** A manual contract has no calculation. */
export const armarLegajoManual = (
  borrador: BorradorManual,
  distrito_id: number,
): Resultado<LegajoAEnviar, ProblemaAlArmar> => {
  const detalle = armarDetalleManual(borrador);
  return detalle
    ? armarLegajoCon(borrador, distrito_id, detalle)
    : fracaso({ codigo: 'requerido', campo: 'honorario_convenido' });
};

/** OPN-049. Null when an amount cannot be read, which the steps do not let by. */
export const armarDetalleManual = (borrador: BorradorManual): DetalleAEnviar | null => {
  const convenido = parseMonto(borrador.honorario_convenido);
  const tareas = borrador.filas.flatMap(({ tarea_id, monto }) => {
    const leido = parseMonto(monto);
    return tarea_id !== null && leido.ok ? [{ tarea: { id: tarea_id }, monto: leido.valor }] : [];
  });
  if (!convenido.ok || tareas.length < borrador.filas.length) return null;
  return {
    tipo_calculo: 'manual',
    fecha: borrador.fecha,
    vencimiento: borrador.vencimiento,
    monto: convenido.valor,
    monto_diferenciado: 0,
    tareas: armarTareas(tareas),
    ...borrador.contrato,
  };
};

/** The steps have been validated. */
const armarLegajoCon = (
  borrador: BorradorDeLegajo,
  distrito_id: number,
  detalle: DetalleAEnviar,
): Resultado<LegajoAEnviar, ProblemaAlArmar> => {
  const { matricula_id, modalidad_id, rubro_id } = borrador;
  if (matricula_id === null) return fracaso({ codigo: 'requerido', campo: 'matricula_id' });
  if (modalidad_id === null) return fracaso({ codigo: 'requerido', campo: 'modalidad_id' });
  if (rubro_id === null) return fracaso({ codigo: 'requerido', campo: 'rubro_id' });
  return exito({
    matricula_id,
    distrito_id,
    modalidad_id,
    rubro_id,
    detalles: [detalle],
    comitentes: borrador.comitentes.map(armarComitente),
    inmuebles: inmueblesDe(borrador.ubicacion).map((inmueble) => armarInmueble(inmueble, borrador)),
  });
};

const armarTareas = (tareas: readonly { tarea: { id: number }; monto: Importe }[]): DetalleAEnviar['tareas'] =>
  tareas.map(({ monto, tarea }) => ({ monto, cep_calculo_diferenciado: false, tarea: { id: tarea.id } }));

/** AUT-108: a natural person sends neither signer nor addresses. */
const armarComitente = (comitente: Comitente): ComitenteAEnviar => {
  const { cuit, apellido, nombre, locador, fisico } = comitente;
  const persona = {
    ...{ cuit, apellido_nombre: `${apellido} ${nombre}`.trim(), apellido, nombre, locador, fisico },
    ...(esProvisorio(comitente) && ({ acepta_provisorio: true } as const)),
  };
  if (fisico) return persona;
  return {
    ...persona,
    firmante: comitente.firmante,
    cargo: comitente.cargo,
    domicilio_real: comitente.domicilio_real,
    domicilio_legal: comitente.legal_igual_al_real ? comitente.domicilio_real : comitente.domicilio_legal,
  };
};

/** AUT-109..111: empty texts stay out, and the coordinates go together or not at all. */
const armarInmueble = (inmueble: Inmueble, borrador: BorradorDeLegajo): InmuebleAEnviar => {
  const { localidad_id, latitud, longitud, partida } = inmueble;
  const cargados = TODOS_LOS_TEXTOS.filter((campo) => inmueble[campo].trim() !== '');
  return {
    ...armarTextos(TEXTOS_OBLIGATORIOS, (campo) => inmueble[campo]),
    ...armarTextos(cargados, (campo) => inmueble[campo]),
    localidad_id,
    partido: localidadDe(borrador, localidad_id)?.partido.codigo_arba ?? '',
    ...(partida.trim() === '' ? {} : { partida: partidaAEnviar(partida.trim()) }),
    ...(latitud && longitud ? { latitud, longitud } : {}),
  };
};
