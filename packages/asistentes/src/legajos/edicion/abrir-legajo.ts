import type { Honorario } from '@colega/domain/honorarios';
import { armarTextos, TEXTOS_COMPARTIDOS, TEXTOS_DE_UNIDAD } from '@colega/domain/legajos';
import { type BorradorAutomatico, borradorAutomatico } from '../automatico/borrador.ts';
import {
  type BorradorDeLegajo,
  borradorDeLegajo,
  cambiarLocalidad,
  type LocalidadElegida,
  type OrigenDelBorrador,
  type Ubicacion,
} from '../borrador/borrador-de-legajo.ts';
import { type BorradorManual, borradorManual } from '../manual/borrador.ts';
import { contratoGuardado, montosCalculados, montosManuales } from './abrir-contrato.ts';
import { comitenteGuardado } from './contexto-guardado.ts';
import type { ComitenteGuardado, DetalleGuardado, InmuebleGuardado, LegajoGuardado } from './legajo-guardado.ts';

/** AUT-100. */
export const abrirManual = (legajo: LegajoGuardado, detalle: DetalleGuardado): BorradorManual => ({
  ...borradorManual(),
  ...obraGuardada(legajo, { legajo_id: legajo.id, version: legajo.version, detalle_id: detalle.id }),
  ...contratoGuardado(detalle),
  ...montosManuales(detalle),
});

export const abrirAutomatico = (
  legajo: LegajoGuardado,
  detalle: DetalleGuardado,
  calculo: Honorario,
): BorradorAutomatico => ({
  ...borradorAutomatico(),
  ...obraGuardada(legajo, { legajo_id: legajo.id, version: legajo.version, detalle_id: detalle.id }),
  ...contratoGuardado(detalle),
  ...montosCalculados(detalle, calculo),
});

const obraGuardada = (
  legajo: LegajoGuardado,
  origen: OrigenDelBorrador,
): Omit<BorradorDeLegajo, 'fecha' | 'vencimiento' | 'contrato' | 'honorario_convenido'> => {
  // whom the registry did not validate is here to be corrected
  const comitentes = legajo.comitentes.filter(({ locador, padron }) => !locador || padron !== 'validado');
  return {
    origen,
    ...elegidosDe(legajo),
    comitentes: comitentes.map(comitenteGuardado),
    ubicacion: ubicacionGuardada(legajo.inmuebles),
    localidades: localidadesDe(comitentes, legajo.inmuebles),
  };
};

export const elegidosDe = ({ matricula, rubro, modalidad }: LegajoGuardado) => ({
  matricula_id: matricula.id,
  rubro_id: rubro.id,
  modalidad_id: modalidad.id,
});

/** A client of an earlier file, as that one says it; the save asks the registry for them as for any other. */
export const agregarConocido = <B extends BorradorDeLegajo>(
  borrador: B,
  { comitentes }: Pick<LegajoGuardado, 'comitentes'>,
  cuit: string,
): B => {
  const guardado = comitentes.find((comitente) => comitente.cuit === cuit);
  if (!guardado || borrador.comitentes.some((otro) => otro.cuit === cuit)) return borrador;
  const conEl = { ...borrador, comitentes: [...borrador.comitentes, comitenteGuardado(guardado)] };
  return localidadesDe([guardado], []).reduce(cambiarLocalidad, conEl);
};

/** AUT-069. */
const ubicacionGuardada = (inmuebles: readonly InmuebleGuardado[]): Ubicacion => {
  const [primero] = inmuebles;
  if (!primero) return borradorDeLegajo().ubicacion;
  return {
    ...armarTextos(TEXTOS_COMPARTIDOS, (campo) => primero[campo]),
    localidad_id: primero.localidad.id,
    latitud: primero.latitud ?? '',
    longitud: primero.longitud ?? '',
    unidades: inmuebles.map((inmueble) => ({
      ...armarTextos(TEXTOS_DE_UNIDAD, (campo) => inmueble[campo]),
      partida: inmueble.partida === null ? '' : String(inmueble.partida),
    })),
    igual_al_comitente: false,
  };
};

const localidadesDe = (
  comitentes: readonly ComitenteGuardado[],
  inmuebles: readonly InmuebleGuardado[],
): LocalidadElegida[] => {
  const todas = [
    ...comitentes.flatMap((c) => [c.domicilio_real?.localidad, c.domicilio_legal?.localidad]),
    ...inmuebles.map(({ localidad }) => localidad),
  ].filter((localidad) => localidad !== null && localidad !== undefined);
  return [...new Map(todas.map((localidad) => [localidad.id, localidad])).values()];
};
