import { mensajesDeEntrada } from './entrada.ts';

/** What only who signs in is told: no other screen brings it. */
export const mensajesDeIngreso = {
  dato_invalido: mensajesDeEntrada.dato_invalido,
  contrasenia_requerida: mensajesDeEntrada.contrasenia_requerida,
  error_de_comunicacion: mensajesDeEntrada.error_de_comunicacion,
  usuario_requerido: 'Ingresá tu usuario.',
  credenciales_incorrectas: 'Contraseña y/o usuario incorrectos',
  ingreso_sin_token: 'Ha ocurrido un error al intentar ingresar al sistema',
  usuario_no_habilitado: 'El usuario no está habilitado para operar en el sistema',
  ingreso_en_espera:
    'Hay muchas personas ingresando a la vez. Seguimos probando por vos: no hace falta que hagas nada.',
  sesion_vencida: 'Tu sesión venció. Ingresá de nuevo para continuar.',
  desafio_vencido: 'Pasó mucho tiempo desde que ingresaste la contraseña. Empezá otra vez.',
} as const;

export type CodigoDeIngreso = keyof typeof mensajesDeIngreso;

const esCodigo = (codigo: string): codigo is CodigoDeIngreso => Object.hasOwn(mensajesDeIngreso, codigo);

export const textoDeIngreso = (codigo: string): string =>
  mensajesDeIngreso[esCodigo(codigo) ? codigo : 'dato_invalido'];
