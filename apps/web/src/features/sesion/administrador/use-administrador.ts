import { mensajes, textoDelColegio } from '@colega/contract/mensajes';
import { rutasDeOperadores } from '@colega/contract/operadores';
import { crearCampo } from '@colega/domain/formularios';
import { validarCuenta } from '@colega/domain/perfil';
import { problemaDeClaveNueva, problemaDeRepeticion } from '@colega/web-kit/form/cuenta/reglas-de-clave.ts';
import { type ErroresDe, useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { detalleDelError, ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useState } from 'react';

const dato = <const R extends string>(ruta: R, etiqueta: string, autocompletar: string, ayuda?: string) =>
  crearCampo(ruta, etiqueta, 'texto', { requerido: true, autocompletar, ...(ayuda && { ayuda }) });
const clave = <const R extends string>(ruta: R, etiqueta: string) =>
  crearCampo(ruta, etiqueta, 'contrasenia', { autocompletar: 'new-password' });

export const CAMPOS_DEL_ADMINISTRADOR = [
  dato('nombre', 'Nombre', 'given-name'),
  dato('apellido', 'Apellido', 'family-name'),
  dato('cuit', 'CUIT', 'off', 'Once dígitos, con o sin guiones.'),
  dato('email', 'Correo electrónico', 'email'),
  dato('username', 'Usuario', 'username', 'Con él vas a ingresar.'),
  clave('password', 'Contraseña'),
  clave('repeticion', 'Repetir contraseña'),
] as const;
export type CampoDeAdministrador = (typeof CAMPOS_DEL_ADMINISTRADOR)[number]['ruta'];
type CuentaDeAdministrador = Readonly<Record<CampoDeAdministrador, string>>;
type Errores = ErroresDe<CampoDeAdministrador>;

const problemasDe = ({ password, repeticion, ...cuenta }: CuentaDeAdministrador): Errores => {
  const username = cuenta.username.trim().toLowerCase();
  const deLaCuenta = validarCuenta({ ...cuenta, email: cuenta.email.trim(), username });
  const deLasClaves = {
    password: problemaDeClaveNueva(password, 'Ingresá una contraseña.'),
    repeticion: problemaDeRepeticion(password, repeticion),
  };
  const todos = [...deLaCuenta.map((uno) => [uno.campo ?? '', textoDelColegio(uno)]), ...Object.entries(deLasClaves)];
  return Object.fromEntries(todos.filter(([, mensaje]) => mensaje !== undefined));
};

const esCampo = (campo: string): campo is CampoDeAdministrador =>
  CAMPOS_DEL_ADMINISTRADOR.some(({ ruta }) => ruta === campo);

const leerFalla = (causa: unknown): { errores: Errores; falla: string | null } => {
  const delServidor = causa instanceof ErrorDeApi ? (causa.problem?.errores ?? []) : [];
  const suyos = delServidor.filter(({ campo }) => esCampo(campo)).map(({ campo, mensaje }) => [campo, mensaje]);
  const falla = suyos.length > 0 ? null : detalleDelError(causa, mensajes.error_de_comunicacion);
  return { errores: Object.fromEntries(suyos), falla };
};

export const useAdministrador = (token: string) => {
  const formulario = useFormularioSimple(CAMPOS_DEL_ADMINISTRADOR);
  const { valores: cuenta, ocupado, rechazar, intentar, enfocar, entrada } = formulario;
  const [falla, setFalla] = useState<string | null>(null);
  const [hecho, setHecho] = useState(false);

  const enviar = (): Promise<void> =>
    intentar(async () => {
      const problemas = problemasDe(cuenta);
      rechazar(problemas);
      if (Object.keys(problemas).length > 0) enfocar(problemas);
      else await crear();
      return false;
    });

  const crear = async (): Promise<void> => {
    setFalla(null);
    const { repeticion: _, ...body } = cuenta;
    try {
      await llamar(rutasDeOperadores.primerAdministrador, { body: { ...body, token } });
      setHecho(true);
    } catch (causa) {
      const leida = leerFalla(causa);
      rechazar(leida.errores);
      setFalla(leida.falla);
      enfocar(leida.errores);
    }
  };
  return { cuenta, entrada, falla, hecho, ocupado, enviar };
};
