import type { zComitenteEntrada, zDetalleEntrada, zInmuebleEntrada } from '@colega/contract/legajos';
import { limpiarCuit } from '@colega/domain/identificadores';
import {
  type Comitente,
  type DomicilioDeclarado,
  type Inmueble,
  leerPartida,
  separarApellidoNombre,
} from '@colega/domain/legajos';
import type { z } from 'zod';
import { type ComitenteDelPadron, comitenteSinPadron } from '../referencias/cuits/buscar-comitente.ts';
import type { ContextoDeRevision } from './contexto-de-legajo.repository.ts';

export type DetalleLeido = z.output<typeof zDetalleEntrada>;
export type ComitenteLeido = z.output<typeof zComitenteEntrada>;

const SIN_DOMICILIO: DomicilioDeclarado = { calle: '', numero: '', localidad_id: null };

const domicilio = (leido: ComitenteLeido['domicilio_real']): DomicilioDeclarado =>
  leido ? { ...leido, localidad_id: leido.localidad_id ?? null } : SIN_DOMICILIO;

export const cuitDe = (leido: ComitenteLeido): string => limpiarCuit(leido.cuit);

export const nombreEnviado = ({ apellido, nombre, apellido_nombre }: ComitenteLeido): string =>
  apellido ? `${apellido} ${nombre}` : apellido_nombre;

/** The registry's data win over what was sent, except the name, which may be corrected. A natural person has no legal entity's form. */
export const comitenteDe = (leido: ComitenteLeido, encontrado: ComitenteDelPadron | null): Comitente => {
  const fisico = encontrado?.fisico ?? true;
  const separado = separarApellidoNombre(leido.apellido_nombre || (encontrado?.apellido_nombre ?? ''), fisico);
  const { apellido, nombre } = leido.apellido ? leido : separado;
  return {
    cuit: cuitDe(leido),
    ...(encontrado && { en_el_padron: encontrado.apellido_nombre }),
    apellido,
    nombre,
    fisico,
    res_806: encontrado?.res_806 ?? false,
    locador: leido.locador || (encontrado?.locador ?? false),
    firmante: fisico ? '' : leido.firmante,
    cargo: fisico ? '' : leido.cargo,
    domicilio_real: fisico ? SIN_DOMICILIO : domicilio(leido.domicilio_real),
    legal_igual_al_real: fisico || !leido.domicilio_legal,
    domicilio_legal: fisico ? SIN_DOMICILIO : domicilio(leido.domicilio_legal),
  };
};

/** S-930: as it came. With no answer of the registry to compare it with, any name is taken for now. */
export const comitenteProvisorio = (leido: ComitenteLeido): Comitente =>
  comitenteDe(leido, comitenteSinPadron(cuitDe(leido)));

export const inmuebleDe = (
  { partido: _, partida, localidad_id = null, ...inmueble }: z.output<typeof zInmuebleEntrada>,
  { partidos }: Pick<ContextoDeRevision, 'partidos'>,
): Inmueble => {
  const partido = localidad_id === null ? undefined : partidos.get(localidad_id);
  return { ...inmueble, localidad_id, partida: leerPartida(partida, partido) };
};
