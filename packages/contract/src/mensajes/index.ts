export { type CodigoDeEntrada, mensajesDeEntrada, textoDeEntrada } from './entrada.ts';
export { mensajesDeInicio } from './inicio.ts';
export { type CodigoDeMensaje, mensajes } from './mensajes.ts';
export { texto, textoDeCodigo } from './texto.ts';
