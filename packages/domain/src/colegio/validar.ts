import { type Fecha, sumarDias } from '../fechas/fecha.ts';
import { esCuitValido } from '../identificadores/index.ts';
import { esCorreo } from '../perfil/alta.ts';
import type { Problema } from '../resultado/problema.ts';
import type { CodigoDeColegio } from './codigos.ts';
import type { ClaveDePlazo } from './plazos.ts';

type Problemas = Problema<CodigoDeColegio>[];

/** Two that a list tells apart only by capitals are one for whoever reads it. */
const tieneEseNombre = (nombre: string, deLosOtros: readonly string[]): boolean =>
  deLosOtros.some((otro) => otro.toLowerCase() === nombre.toLowerCase());

export const validarNombreDeOficina = (nombre: string, deLasOtras: readonly string[]): Problemas =>
  tieneEseNombre(nombre, deLasOtras) ? [{ codigo: 'oficina_con_ese_nombre', campo: 'nombre' }] : [];

export const validarNombreDeDistrito = (nombre: string, deLosOtros: readonly string[]): Problemas =>
  tieneEseNombre(nombre, deLosOtros) ? [{ codigo: 'distrito_con_ese_nombre', campo: 'nombre' }] : [];

export const validarIdentidad = ({ cuit, correo }: { cuit: string; correo: string }): Problemas => [
  ...(esCuitValido(cuit) ? [] : [{ codigo: 'cuit_con_digito_equivocado' as const, campo: 'cuit' }]),
  ...(esCorreo(correo) ? [] : [{ codigo: 'correo_invalido' as const, campo: 'correo' }]),
];

/** S-692. */
const ANTICIPACION_DIAS = 366;
const LARGOS = { habiles: { minimo: 1, maximo: 99 }, al_dia: { minimo: 0, maximo: 3650 } } as const;
export const largosDePlazo = (plazo: ClaveDePlazo) => LARGOS[plazo === 'al_dia' ? 'al_dia' : 'habiles'];

/** From today or later: what was judged by another term stays as it was judged. */
export const validarPlazo = (
  { plazo, dias, vigente_desde }: { plazo: ClaveDePlazo; dias: number; vigente_desde: Fecha },
  hoy: Fecha,
): Problemas => {
  const { minimo, maximo } = largosDePlazo(plazo);
  const problemas: Problemas = [];
  if (dias < minimo || dias > maximo)
    problemas.push({ codigo: 'plazo_de_otro_largo', campo: 'dias', datos: { minimo, maximo } });
  if (vigente_desde < hoy) problemas.push({ codigo: 'plazo_en_el_pasado', campo: 'vigente_desde' });
  if (vigente_desde > sumarDias(hoy, ANTICIPACION_DIAS))
    problemas.push({ codigo: 'plazo_lejano', campo: 'vigente_desde' });
  return problemas;
};
