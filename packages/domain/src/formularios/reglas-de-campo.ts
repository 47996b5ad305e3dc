import { Decimal } from '../importes/decimal.ts';
import type { Problema } from '../resultado/problema.ts';
import { largoMaximo, maximo, minimo, porcentaje } from '../validacion/reglas.ts';
import type { CodigoDeCampo } from './codigos.ts';
import { FORMATOS, type NombreDeFormato } from './formatos.ts';
import type { Campo, ReglaDeCampo } from './formulario.ts';
import { esRequerido, leerFalta } from './leer-reglas.ts';
import type { ProblemaDeCampo } from './tipos/definicion.ts';

const esFormato = (nombre: string): nombre is NombreDeFormato => Object.hasOwn(FORMATOS, nombre);

export const leerFormato = ({ reglas }: Campo): NombreDeFormato | undefined => {
  for (const { regla } of reglas) if (esFormato(regla)) return regla;
  return undefined;
};

const esHasta = (texto: string, tope: number): boolean => new Decimal(texto.replace(',', '.')).lte(tope);

const aplicarRegla = (regla: ReglaDeCampo, texto: string): Problema<CodigoDeCampo> | null => {
  switch (regla.regla) {
    case 'requerido':
      return null;
    case 'minimo':
      return minimo(regla.tope)(texto);
    case 'maximo':
      return maximo(regla.tope)(texto);
    case 'largo':
      return largoMaximo(regla.tope)(texto);
    case 'hasta':
      return esHasta(texto, regla.tope) ? null : { codigo: 'valor_hasta', datos: { target: regla.tope } };
    case 'porcentaje':
      return porcentaje(texto);
    default:
      return FORMATOS[regla.regla](texto);
  }
};

/** FRM-007: one problem, the first. */
export const aplicarReglas = (campo: Campo, texto: string, ruta: string): ProblemaDeCampo[] => {
  if (texto.trim() === '') {
    const codigo = leerFalta(campo);
    return codigo ? [{ codigo, campo: ruta }] : [];
  }
  for (const regla of campo.reglas) {
    const hallado = aplicarRegla(regla, texto);
    if (hallado) return [{ ...hallado, campo: ruta }];
  }
  return [];
};

/** AUT-046: a blank text never counts; a default, only where the caller says so (S-23). */
export const cuentaComoDato = (campo: Campo, texto: string, inicial: string, cuentaDefectos: boolean): boolean =>
  texto.trim() !== '' && (texto !== inicial || (cuentaDefectos && esRequerido(campo)));
