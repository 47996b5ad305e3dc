import { esPersonaJuridica } from '@colega/domain/identificadores';
import {
  type Comitente,
  concuerdaConElPadron,
  type DomicilioDeclarado,
  separarApellidoNombre,
} from '@colega/domain/legajos';
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

/** Whether one is on the college's list is known by whoever saves it, who says so: until then AUT-060 holds nobody here. */
const SIN_PADRON = { apellido_nombre: '', res_806: true, locador: false };

/** S-930: it is listed to be written by hand, and compared once the registry answers. */
export const agregarProvisorio = <B extends BorradorDeLegajo>(borrador: B, cuit: string): B =>
  borrador.comitentes.some((otro) => otro.cuit === cuit)
    ? borrador
    : dejarProvisorio(agregarComitente(borrador, { cuit, ...SIN_PADRON }), cuit);

/** What was written of them stays as it is. */
export const dejarProvisorio = <B extends BorradorDeLegajo>(borrador: B, cuit: string): B =>
  cambiarComitente(borrador, cuit, { en_el_padron: '' });

/** The registry answered: what nobody wrote is as it says, and the name is compared from now on. */
export const validarProvisorio = <B extends BorradorDeLegajo>(borrador: B, padron: CuitDelPadron): B => {
  const hallado = segunElPadron(padron);
  const { en_el_padron = '', fisico, res_806, locador, domicilio_en_el_padron, domicilio_real } = hallado;
  const validado = cambiarSuyo(borrador, padron.cuit, (escrito) => ({
    ...{ ...escrito, en_el_padron, fisico, res_806, locador },
    ...(domicilio_en_el_padron && { domicilio_en_el_padron }),
    // a company's is as the registry has it, unless it is another one's, which is for its person to see
    ...(esSuNombre(escrito, hallado) && { apellido: hallado.apellido, nombre: hallado.nombre }),
    ...(fisico && { domicilio_real }),
  }));
  return conSuLocalidad(validado, padron);
};

const esSuNombre = ({ apellido, nombre }: Comitente, { en_el_padron = '', fisico }: Comitente): boolean =>
  apellido.trim() === '' || (!fisico && concuerdaConElPadron(`${apellido} ${nombre}`, en_el_padron, fisico));

const domicilioVacio = (): DomicilioDeclarado => ({ calle: '', numero: '', localidad_id: null });

/** AUT-050, OPN-052: a legal entity is told by its flag or else its prefix. */
const segunElPadron = (padron: CuitDelPadron): Comitente => {
  const fisico = padron.fisico ?? !esPersonaJuridica(padron.cuit);
  return {
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
};

const conSuLocalidad = <B extends BorradorDeLegajo>(borrador: B, { domicilio }: CuitDelPadron): B =>
  domicilio?.localidad ? cambiarLocalidad(borrador, domicilio.localidad) : borrador;

/** AUT-049. */
export const agregarComitente = <B extends BorradorDeLegajo>(borrador: B, padron: CuitDelPadron): B =>
  conSuLocalidad({ ...borrador, comitentes: [...borrador.comitentes, segunElPadron(padron)] }, padron);

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
): B => cambiarSuyo(borrador, cuit, (comitente) => ({ ...comitente, ...cambio }));

const cambiarSuyo = <B extends BorradorDeLegajo>(
  borrador: B,
  cuit: string,
  cambio: (comitente: Comitente) => Comitente,
): B =>
  seguirAlComitente({
    ...borrador,
    comitentes: borrador.comitentes.map((comitente) => (comitente.cuit === cuit ? cambio(comitente) : comitente)),
  });
