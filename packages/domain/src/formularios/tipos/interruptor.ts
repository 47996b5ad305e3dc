import { interruptor as reglaDeInterruptor } from '../../validacion/reglas.ts';
import { esRequerido } from '../leer-reglas.ts';
import { correcto, type DefinicionDeTipo, dejarIgual, problema, rechazarForma } from './definicion.ts';

const PRENDIDOS: unknown[] = [true, 1, '1', 'true'];
const APAGADOS: unknown[] = [undefined, null, false, 0, '', '0', 'false'];

export const estaPrendido = (valor: unknown): boolean => PRENDIDOS.includes(valor);

export const interruptor: DefinicionDeTipo = {
  valorInicial: (campo) => estaPrendido(campo.inicial),
  limpiar: dejarIgual,
  normalizar: (_campo, valor, { ruta }) =>
    estaPrendido(valor) || APAGADOS.includes(valor) ? correcto(estaPrendido(valor)) : rechazarForma(false, ruta),
  // FRM-010
  validar: (campo, valor, { ruta }) =>
    esRequerido(campo) && reglaDeInterruptor(estaPrendido(valor)) ? [problema('switch', ruta)] : [],
  tieneDatos: (campo, valor, { cuentaDefectos }) =>
    estaPrendido(valor) && (!estaPrendido(campo.inicial) || (cuentaDefectos && esRequerido(campo))),
};
