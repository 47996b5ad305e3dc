export { type CodigoDeEntrada, mensajesDeEntrada, textoDeEntrada } from './entrada.ts';
export { type CodigoDeMensaje, mensajes } from './mensajes.ts';
export { texto, textoDeCodigo } from './texto.ts';
