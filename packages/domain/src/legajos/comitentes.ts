import { esCuitValido, tieneLargoDeCuit } from '../identificadores/cuit.ts';
import { anteponerCampo } from '../resultado/problema.ts';
import { largoMaximo, requerido } from '../validacion/reglas.ts';
import { CARGOS } from './listas-de-comitente.ts';
import { concuerdaConElPadron } from './nombre-del-padron.ts';
import type { ProblemaDeLegajo } from './problema.ts';
import { LARGO_CALLE, LARGO_NUMERO } from './textos-de-inmueble.ts';

export const LARGO_FIRMANTE = 50;
/** S-143 */
export const LARGO_NOMBRE = 200;

export type DomicilioDeclarado = { calle: string; numero: string; localidad_id: number | null };

export type Comitente = {
  cuit: string;
  /** The name as the registry has it, or as it was stored: what is written may only be that, better written. Empty until the registry answers. */
  en_el_padron?: string;
  domicilio_en_el_padron?: DomicilioDeclarado;
  apellido: string;
  nombre: string;
  /** OPN-052: a legal entity fills the comitente form. */
  fisico: boolean;
  res_806: boolean;
  locador: boolean;
  firmante: string;
  cargo: string;
  domicilio_real: DomicilioDeclarado;
  legal_igual_al_real: boolean;
  domicilio_legal: DomicilioDeclarado;
};

/** S-930: added while the registry did not answer; it is asked again until it does. */
export const esProvisorio = ({ en_el_padron }: Pick<Comitente, 'en_el_padron'>): boolean => en_el_padron === '';

const SIN_DOMICILIO: DomicilioDeclarado = { calle: '', numero: '', localidad_id: null };
export const esMismoDomicilio = (uno: DomicilioDeclarado, otro: DomicilioDeclarado): boolean =>
  uno.calle === otro.calle && uno.numero === otro.numero && uno.localidad_id === otro.localidad_id;

export const tieneFormularioCargado = ({ fisico, domicilio_en_el_padron: padron, ...comitente }: Comitente): boolean =>
  !fisico &&
  (comitente.firmante !== '' ||
    comitente.cargo !== '' ||
    ![SIN_DOMICILIO, padron ?? SIN_DOMICILIO].some((otro) => esMismoDomicilio(comitente.domicilio_real, otro)) ||
    !esMismoDomicilio(comitente.domicilio_legal, SIN_DOMICILIO));

export type ExigenciasDeModalidad = { exige_res_806: boolean; cuit_fijo: string | null };

/** AUT-050: a person's is split at the first space (one word is all surname); a company's stays whole. */
export const separarApellidoNombre = (
  apellidoNombre: string,
  fisico: boolean,
): Pick<Comitente, 'apellido' | 'nombre'> => {
  const limpio = apellidoNombre.trim().replace(/\s+/g, ' ');
  const espacio = fisico ? limpio.indexOf(' ') : -1;
  return espacio < 0
    ? { apellido: limpio, nombre: '' }
    : { apellido: limpio.slice(0, espacio), nombre: limpio.slice(espacio + 1) };
};

/** Length, check digit (11 digits only) and repetition need no registry. */
export const validarCuitNuevo = (cuit: string, yaAgregados: readonly string[]): ProblemaDeLegajo[] => {
  if (!tieneLargoDeCuit(cuit)) return [{ codigo: 'cuit_largo', campo: 'cuit' }];
  if (!esCuitValido(cuit)) return [{ codigo: 'cuit_digito', campo: 'cuit' }];
  return yaAgregados.includes(cuit) ? [{ codigo: 'cuit_repetido', campo: 'cuit' }] : [];
};

/** AUT-052, AUT-062..065: only legal entities fill the form. */
export const validarComitente = (comitente: Comitente): ProblemaDeLegajo[] => {
  const cuit = validarCuitNuevo(comitente.cuit, []);
  const identidad: ProblemaDeLegajo[] = [
    ...cuit,
    ...texto('apellido', comitente.apellido, true, LARGO_NOMBRE),
    ...texto('nombre', comitente.nombre, false, LARGO_NOMBRE),
  ];
  if (identidad.length === 0) identidad.push(...otraPersona(comitente));
  if (comitente.fisico) return identidad;
  return [
    ...identidad,
    ...texto('firmante', comitente.firmante, true, LARGO_FIRMANTE),
    ...cargo(comitente.cargo),
    ...anteponerCampo('domicilio_real', validarDomicilio(comitente.domicilio_real, true)),
    ...(comitente.legal_igual_al_real
      ? []
      : anteponerCampo('domicilio_legal', validarDomicilio(comitente.domicilio_legal, false))),
  ];
};

/** What is written is not the name that the registry has of that CUIT. */
export const esDeOtro = ({ en_el_padron, apellido, nombre, fisico }: Comitente): boolean =>
  en_el_padron !== undefined &&
  en_el_padron !== '' &&
  !concuerdaConElPadron(`${apellido} ${nombre}`, en_el_padron, fisico);

const otraPersona = (comitente: Comitente): ProblemaDeLegajo[] =>
  esDeOtro(comitente)
    ? [{ codigo: 'comitente_es_otro', campo: 'apellido', datos: { nombre: comitente.en_el_padron ?? '' } }]
    : [];

/** AUT-057, AUT-059..061. */
export const validarComitentes = (
  comitentes: readonly Comitente[],
  exigencias: ExigenciasDeModalidad,
): ProblemaDeLegajo[] => {
  if (comitentes.length === 0) return [{ codigo: 'comitente_requerido', campo: 'comitentes' }];
  const problemas = comitentes.flatMap((comitente, i) => {
    const repetido = comitentes.findIndex((otro) => otro.cuit === comitente.cuit) < i;
    const propios: ProblemaDeLegajo[] = repetido
      ? [{ codigo: 'cuit_repetido', campo: 'cuit' }]
      : validarComitente(comitente);
    return anteponerCampo(`comitentes.${i}`, propios);
  });
  if (exigencias.exige_res_806 && !comitentes.some((c) => c.res_806))
    problemas.push({ codigo: 'comitente_res_806', campo: 'comitentes' });
  if (exigencias.cuit_fijo && !comitentes.some((c) => c.cuit === exigencias.cuit_fijo))
    problemas.push({ codigo: 'comitente_cuit_fijo', campo: 'comitentes', datos: { cuit: exigencias.cuit_fijo } });
  return problemas;
};

const validarDomicilio = (domicilio: DomicilioDeclarado, obligatorio: boolean): ProblemaDeLegajo[] => [
  ...texto('calle', domicilio.calle, obligatorio, LARGO_CALLE),
  ...texto('numero', domicilio.numero, obligatorio, LARGO_NUMERO),
  // OPN-053: the locality is asked of the legal address too.
  ...(domicilio.localidad_id === null ? [{ codigo: 'localidad_requerida', campo: 'localidad_id' } as const] : []),
];

const texto = (campo: string, valor: string, obligatorio: boolean, largo: number): ProblemaDeLegajo[] => {
  const problema = (obligatorio ? requerido(valor) : null) ?? largoMaximo(largo)(valor);
  return problema ? [{ ...problema, campo }] : [];
};

const cargo = (valor: string): ProblemaDeLegajo[] => {
  if (valor === '') return [{ codigo: 'requerido', campo: 'cargo' }];
  return CARGOS.some((c) => c === valor) ? [] : [{ codigo: 'cargo_invalido', campo: 'cargo' }];
};
