import type { Importe } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import {
  armarTextos,
  type Comitente,
  type CondicionesDeContrato,
  type DomicilioDeclarado,
  type Inmueble,
  partidaAEnviar,
  TEXTOS_OBLIGATORIOS,
  type TextoObligatorio,
  type TipoDeCalculo,
  TODOS_LOS_TEXTOS,
} from '@colega/domain/legajos';
import { exito, fracaso, type Problema, type Resultado } from '@colega/domain/resultado';
import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';
import { inmueblesDe } from './inmuebles-del-borrador.ts';

/** AUT-106, OPN-047, OPN-049; the calculation and its resolución only of an automatic contract. */
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
  firmante?: string;
  cargo?: string;
  domicilio_real?: DomicilioDeclarado;
  domicilio_legal?: DomicilioDeclarado;
};

type InmuebleAEnviar = Pick<Inmueble, TextoObligatorio | 'localidad_id'> & {
  partido: string;
  partida?: string | number;
} & Partial<Omit<Inmueble, TextoObligatorio | 'localidad_id' | 'partida'>>;

/** The create payload (AUT-102). */
export type LegajoAEnviar = {
  matricula_id: number;
  distrito_id: number;
  modalidad_id: number;
  rubro_id: number;
  detalles: [DetalleAEnviar];
  comitentes: ComitenteAEnviar[];
  inmuebles: InmuebleAEnviar[];
};

export type ProblemaAlArmar = Problema<'calculo_requerido' | 'requerido' | 'monto_decimal'>;

/** The whole draft as POST /legajos takes it, with its contract. The steps have been validated. */
export const armarLegajoCon = (
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

export const armarTareas = (tareas: readonly { tarea: { id: number }; monto: Importe }[]): DetalleAEnviar['tareas'] =>
  tareas.map(({ monto, tarea }) => ({ monto, cep_calculo_diferenciado: false, tarea: { id: tarea.id } }));

/** AUT-108. A natural person has no form: neither signer nor addresses travel. */
const armarComitente = (comitente: Comitente): ComitenteAEnviar => {
  const { cuit, apellido, nombre, locador, fisico } = comitente;
  const persona = { cuit, apellido_nombre: `${apellido} ${nombre}`.trim(), apellido, nombre, locador, fisico };
  if (fisico) return persona;
  return {
    ...persona,
    firmante: comitente.firmante,
    cargo: comitente.cargo,
    domicilio_real: comitente.domicilio_real,
    domicilio_legal: comitente.legal_igual_al_real ? comitente.domicilio_real : comitente.domicilio_legal,
  };
};

/** AUT-109..111: what is empty stays out; the coordinates go together or not at all. */
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
