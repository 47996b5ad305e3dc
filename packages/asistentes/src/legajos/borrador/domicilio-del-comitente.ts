import type { DomicilioDeclarado } from '@colega/domain/legajos';
import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';

/** OPN-054. */
export const PROVINCIA_POR_DEFECTO = 'Buenos Aires';

export type DomicilioDelComitente =
  | { estado: 'disponible'; domicilio: DomicilioDeclarado }
  | { estado: 'sin_domicilio' | 'sin_domicilio_de_persona' | 'otra_provincia' };

/** AUT-079: the work may be at the first client with an address. */
export const domicilioDelComitente = (borrador: BorradorDeLegajo): DomicilioDelComitente => {
  const conDomicilio = borrador.comitentes.find(
    ({ domicilio_real: d }) => d.calle.trim() !== '' && d.localidad_id !== null,
  );
  if (!conDomicilio) return { estado: sonPersonas(borrador) ? 'sin_domicilio_de_persona' : 'sin_domicilio' };
  const localidad = localidadDe(borrador, conDomicilio.domicilio_real.localidad_id);
  return localidad?.partido.provincia.nombre === PROVINCIA_POR_DEFECTO
    ? { estado: 'disponible', domicilio: conDomicilio.domicilio_real }
    : { estado: 'otra_provincia' };
};

/** A natural person has no form with an address, so only the registry can tell it. */
const sonPersonas = ({ comitentes }: BorradorDeLegajo): boolean =>
  comitentes.length > 0 && comitentes.every(({ fisico }) => fisico);

/** Without `usar`, the address stops following the client's. */
export const usarDomicilioDelComitente = <B extends BorradorDeLegajo>(borrador: B, usar: boolean): B => {
  const encontrado = domicilioDelComitente(borrador);
  if (!usar || encontrado.estado !== 'disponible')
    return { ...borrador, ubicacion: { ...borrador.ubicacion, igual_al_comitente: false } };
  const { calle, numero, localidad_id } = encontrado.domicilio;
  return { ...borrador, ubicacion: { ...borrador.ubicacion, calle, numero, localidad_id, igual_al_comitente: true } };
};

/** The address follows the clients while it can, and the option is cleared when it cannot. */
export const seguirAlComitente = <B extends BorradorDeLegajo>(borrador: B): B =>
  borrador.ubicacion.igual_al_comitente ? usarDomicilioDelComitente(borrador, true) : borrador;
