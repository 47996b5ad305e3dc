import { rutasDePersonas } from '@colega/contract/perfil';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type Acto, dato, eleccion, opcional } from './acto.ts';

type ConNombre = { id: number; nombre: string };

/** From nothing: with a licence and an account, and all of it to be verified. */
export const crearAlta = (distritos: readonly ConNombre[]): Acto => ({
  titulo: 'Dar de alta a una persona',
  consecuencias: [
    'Le llega una carta con el enlace para elegir su contraseña.',
    'Quien ya trabaja para el Colegio se registra sobre su cuenta: sigue con su nombre, su correo, su usuario y su contraseña, y no le llega la carta.',
    'Su identidad y su título quedan por verificar: hasta entonces no se le puede emitir la credencial.',
  ],
  campos: [
    dato('nombre', 'Nombre', { largo: 60 }),
    dato('apellido', 'Apellido', { largo: 60 }),
    dato('cuit', 'CUIT', { ayuda: 'Once dígitos, con o sin guiones.' }),
    dato('email', 'Correo electrónico', { ayuda: 'Ahí le llega el enlace.', largo: 200 }),
    dato('username', 'Usuario', { ayuda: 'Con él va a ingresar al portal.', largo: 60 }),
    eleccion(
      'distrito_id',
      'Distrito',
      distritos.map(({ id, nombre }) => ({ valor: String(id), etiqueta: nombre })),
    ),
    dato('codigo', 'Matrícula', { ayuda: 'T-12.345, o R-01.234 si es un registro.', largo: 12 }),
    dato('descripcion', 'Título', { largo: 120 }),
    opcional('institucion', 'Institución que dio el título', { largo: 120 }),
  ],
  iniciales: distritos.length === 1 ? { distrito_id: String(distritos[0]?.id) } : {},
  confirmar: 'Dar de alta',
  pedir: ({ nombre = '', apellido = '', cuit = '', email = '', username = '', ...resto }, opciones) => {
    const { distrito_id, codigo = '', descripcion = '', institucion = '' } = resto;
    const matriculas = [{ codigo, descripcion, institucion }];
    const body = { nombre, apellido, cuit, email, username, distrito_id: Number(distrito_id), matriculas };
    return llamar(rutasDePersonas.altaDePersona, { body }, opciones);
  },
});
