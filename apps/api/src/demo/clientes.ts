import type { LegajoEntrada } from '@colega/contract/legajos';
import type { ComitenteDelPadron, SinValidar } from '../modules/referencias/cuits/buscar-comitente.ts';

type Comitente = LegajoEntrada['comitentes'][number];
type Cliente = { cuit: string; apellido: string; nombre: string; res_806?: boolean };

const PERSONAS: readonly [Cliente, ...Cliente[]] = [
  { cuit: '27301112225', apellido: 'Fernández', nombre: 'Ana Paula' },
  { cuit: '20254443337', apellido: 'Gómez', nombre: 'Ricardo Alberto' },
  { cuit: '23287654324', apellido: 'De la Fuente', nombre: 'María José' },
  { cuit: '20182223337', apellido: 'López', nombre: '' },
  { cuit: '20335557779', apellido: 'Benítez', nombre: 'Carlos Daniel' },
];
const EMPRESAS: readonly [Cliente, ...Cliente[]] = [
  { cuit: '30712345671', apellido: 'Constructora', nombre: 'del Sur SA' },
  { cuit: '33709998884', apellido: 'Cooperativa', nombre: 'Eléctrica de la Ribera Ltda' },
  { cuit: '30681112223', apellido: 'Inmobiliaria', nombre: 'Puerto SA' },
];
export const MUNICIPALIDAD: Cliente = {
  cuit: '30999001110',
  apellido: 'Municipalidad',
  nombre: 'de Villa Serena',
  res_806: true,
};
export const COLEGIO: Cliente = { cuit: '30546672340', apellido: 'Colegio de Técnicos', nombre: '' };

export { EMPRESAS, PERSONAS };

const CONOCIDOS = new Map<string, ComitenteDelPadron>([
  ...PERSONAS.map((cliente) => [cliente.cuit, encontrado(cliente, true)] as const),
  ...[...EMPRESAS, MUNICIPALIDAD, COLEGIO].map((cliente) => [cliente.cuit, encontrado(cliente, false)] as const),
]);

function encontrado({ cuit, apellido, nombre, res_806 = false }: Cliente, fisico: boolean): ComitenteDelPadron {
  return { cuit, apellido_nombre: `${apellido} ${nombre}`.trim(), fisico, res_806, locador: false };
}

export const buscarEnLaDemo = async (cuit: string): Promise<ComitenteDelPadron | SinValidar> =>
  CONOCIDOS.get(cuit) ?? 'no_figura';

export const armarComitente = ({ cuit, apellido, nombre }: Cliente, localidad_id: number): Comitente => {
  const base = { cuit, apellido, nombre, apellido_nombre: `${apellido} ${nombre}`.trim() };
  if (CONOCIDOS.get(cuit)?.fisico) return base;
  const domicilio_real = { calle: 'Av. Rivadavia', numero: '1500', localidad_id };
  return { ...base, firmante: 'Julia Ferrari', cargo: 'Apoderado', domicilio_real };
};
