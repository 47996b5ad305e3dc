import { esPersonaJuridica } from '@colega/domain/identificadores';
import { type Comitente, type DomicilioDeclarado, separarApellidoNombre } from '@colega/domain/legajos';
import { type BorradorDeLegajo, cambiarLocalidad, type LocalidadElegida } from './borrador-de-legajo.ts';
import { seguirAlComitente } from './domicilio-del-comitente.ts';

export type CuitDelPadron = {
  cuit: string;
  apellido_nombre: string;
  fisico?: boolean | undefined;
  res_806: boolean;
  locador: boolean;
  domicilio?: { calle: string; numero: string; localidad: LocalidadElegida | null } | null | undefined;
};

const domicilioVacio = (): DomicilioDeclarado => ({ calle: '', numero: '', localidad_id: null });

/** AUT-049, AUT-050, OPN-052: a legal entity is told by its flag or else its prefix. */
export const agregarComitente = <B extends BorradorDeLegajo>(borrador: B, padron: CuitDelPadron): B => {
  const fisico = padron.fisico ?? !esPersonaJuridica(padron.cuit);
  const nuevo: Comitente = {
    cuit: padron.cuit,
    en_el_padron: padron.apellido_nombre,
    ...separarApellidoNombre(padron.apellido_nombre, fisico),
    fisico,
    res_806: padron.res_806,
    locador: padron.locador,
    firmante: '',
    cargo: '',
    domicilio_real: fisico ? domicilioDelPadron(padron) : domicilioVacio(),
    domicilio_en_el_padron: domicilioDelPadron(padron),
    legal_igual_al_real: true,
    domicilio_legal: domicilioVacio(),
  };
  const conNuevo = { ...borrador, comitentes: [...borrador.comitentes, nuevo] };
  const localidad = padron.domicilio?.localidad;
  return localidad ? cambiarLocalidad(conNuevo, localidad) : conNuevo;
};

/** AUT-079: a legal entity's form gets it; a person's is only where the work may be. */
const domicilioDelPadron = ({ domicilio }: CuitDelPadron): DomicilioDeclarado => {
  if (!domicilio) return domicilioVacio();
  const { calle, numero, localidad } = domicilio;
  return { calle, numero, localidad_id: localidad?.id ?? null };
};

export const escribirCuit = <B extends BorradorDeLegajo>(borrador: B, cuit: string): B => {
  const { cuit_por_agregar: _, ...resto } = borrador;
  return (cuit === '' ? resto : { ...resto, cuit_por_agregar: cuit }) as B;
};

export const quitarComitente = <B extends BorradorDeLegajo>(borrador: B, cuit: string): B =>
  seguirAlComitente({ ...borrador, comitentes: borrador.comitentes.filter((comitente) => comitente.cuit !== cuit) });

export const cambiarComitente = <B extends BorradorDeLegajo>(
  borrador: B,
  cuit: string,
  cambio: Partial<Omit<Comitente, 'cuit'>>,
): B =>
  seguirAlComitente({
    ...borrador,
    comitentes: borrador.comitentes.map((comitente) =>
      comitente.cuit === cuit ? { ...comitente, ...cambio } : comitente,
    ),
  });
