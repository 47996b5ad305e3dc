export { mensajesDeEntrada } from './entrada.ts';
export { type CodigoDeIngreso, mensajesDeIngreso, textoDeIngreso } from './ingreso.ts';
export { mensajesDeInicio } from './inicio.ts';
export { type CodigoDePantalla, mensajes } from './mensajes.ts';
export { textoDePresupuesto } from './presupuesto.ts';
export { texto, textoDeCodigo } from './texto.ts';
export { type CodigoDeMensaje, textoDelColegio, todosLosMensajes } from './todos.ts';
