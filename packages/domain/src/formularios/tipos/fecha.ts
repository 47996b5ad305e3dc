import { esFecha } from '../../fechas/fecha.ts';
import { tipoDeTexto } from './de-texto.ts';

export const fecha = tipoDeTexto({ regla: () => (texto) => (esFecha(texto) ? null : { codigo: 'fecha_invalida' }) });
