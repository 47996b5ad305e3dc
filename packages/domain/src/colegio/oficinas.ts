import { esCorreo } from '../perfil/alta.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeColegio } from './codigos.ts';

/** Where the college receives people. A null district is all of the college's. */
export type Oficina = {
  nombre: string;
  /** Its key. */
  distrito: string | null;
  domicilio: string;
  localidad: string;
  telefonos: readonly string[];
  /** Free, as it is told: "Lunes a viernes de 8 a 14". */
  horario: string;
  correo: string;
  orden: number;
};

/** S-1001. */
const TELEFONOS_POR_OFICINA = 5;
const DIGITOS_DE_TELEFONO = 6;
const LARGO_DE_TELEFONO = 40;

/** They are written in one line, with commas between them. */
export const parseTelefonos = (escritos: string): string[] =>
  escritos
    .split(/[,;\n]/)
    .map((uno) => uno.trim())
    .filter((uno) => uno !== '');

const esTelefono = (texto: string): boolean =>
  texto.length <= LARGO_DE_TELEFONO && texto.replace(/\D/g, '').length >= DIGITOS_DE_TELEFONO;

const validarTelefonos = (telefonos: readonly string[]): Problema<CodigoDeColegio>[] => {
  if (telefonos.length === 0) return [{ codigo: 'dato_requerido', campo: 'telefonos' }];
  if (telefonos.length > TELEFONOS_POR_OFICINA)
    return [{ codigo: 'demasiados_telefonos', campo: 'telefonos', datos: { maximo: TELEFONOS_POR_OFICINA } }];
  const mal = telefonos.find((uno) => !esTelefono(uno));
  return mal === undefined
    ? []
    : [{ codigo: 'telefono_de_oficina_invalido', campo: 'telefonos', datos: { telefono: mal } }];
};

export const validarOficina = ({
  telefonos,
  correo,
}: Pick<Oficina, 'telefonos' | 'correo'>): Problema<CodigoDeColegio>[] => [
  ...validarTelefonos(telefonos),
  ...(esCorreo(correo) ? [] : [{ codigo: 'correo_invalido' as const, campo: 'correo' }]),
];

/** As a letterhead tells where it is. */
export const formatLugarDeOficina = ({ domicilio, localidad }: Pick<Oficina, 'domicilio' | 'localidad'>): string =>
  [domicilio, localidad].filter((parte) => parte !== '').join(', ');
