import { esCuitValido, limpiarCuit } from '../identificadores/index.ts';
import type { Problema } from '../resultado/index.ts';
import type { CodigoDePerfil } from './codigos.ts';

/** A technician or somebody of the college. */
export type DatosDeCuenta = { apellido: string; nombre: string; cuit: string; email: string; username: string };
export type Alta = DatosDeCuenta & {
  matriculas: readonly { codigo: string; descripcion: string; institucion?: string }[];
};

const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const USUARIO = /^[a-z0-9][a-z0-9.-]{1,58}[a-z0-9]$/;
const MATRICULA = /^[TR]-\d{2}\.\d{3}$/;

export const esCorreo = (email: string): boolean => CORREO.test(email) && email.length <= 200;
export const esCodigoDeMatricula = (codigo: string): boolean => MATRICULA.test(codigo);

export const esPersonaConCuit = (cuit: string): boolean => cuit.length === 11 && esCuitValido(cuit);

type Problemas = Problema<CodigoDePerfil>[];
const revisor = (problemas: Problemas) => (cumple: boolean, codigo: CodigoDePerfil, campo: string) => {
  if (!cumple) problemas.push({ codigo, campo });
};

/** S-164. */
export const validarCuenta = (cuenta: DatosDeCuenta): Problemas => {
  const problemas: Problemas = [];
  const revisar = revisor(problemas);
  revisar(cuenta.apellido.trim() !== '', 'dato_requerido', 'apellido');
  revisar(cuenta.nombre.trim() !== '', 'dato_requerido', 'nombre');
  revisar(esPersonaConCuit(limpiarCuit(cuenta.cuit)), 'cuit_con_digito_equivocado', 'cuit');
  revisar(esCorreo(cuenta.email), 'correo_invalido', 'email');
  revisar(USUARIO.test(cuenta.username), 'usuario_invalido', 'username');
  return problemas;
};

export const validarAlta = (alta: Alta): Problemas => {
  const problemas = validarCuenta(alta);
  const revisar = revisor(problemas);
  revisar(alta.matriculas.length > 0, 'dato_requerido', 'matriculas');
  for (const [i, { codigo, descripcion }] of alta.matriculas.entries()) {
    revisar(esCodigoDeMatricula(codigo), 'codigo_de_matricula_invalido', `matriculas.${i}.codigo`);
    revisar(descripcion.trim() !== '', 'dato_requerido', `matriculas.${i}.descripcion`);
    const esPrimera = alta.matriculas.findIndex((otra) => otra.codigo === codigo) === i;
    revisar(esPrimera, 'matricula_repetida', `matriculas.${i}.codigo`);
  }
  return problemas;
};
