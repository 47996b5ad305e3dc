import { escapar } from '../../padron/xml.ts';

export const opciones = (pares: readonly (readonly [string, string])[]): string =>
  pares.map(([valor, texto]) => `<option value="${escapar(valor)}">${escapar(texto)}</option>`).join('');

export const AVISOS = [
  ['normal', 'Uno, en el momento'],
  ['ninguno', 'Ninguno'],
  ['doble', 'Dos iguales a la vez'],
  ['tarde', 'Uno, tarde'],
  ['desordenado', 'Uno, y después uno viejo que dice pendiente'],
  ['falso', 'Uno falso, que dice aprobado'],
] as const;

export const selectDeAvisos = `<label>Avisos al portal <select name="aviso">${opciones(AVISOS)}</select></label>
<label>El que llega tarde, después de (segundos) <input name="aviso_demora" type="number" min="0" max="86400" value="10"></label>`;
