import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { credencialEnPie } from '../credencial-en-pie.ts';
import { type Acto, MOTIVO } from './acto.ts';

const R = rutasDeActosSobrePersonas;

export const crearEmision = ({ id, carnets }: FichaDePersona): Acto => {
  const enPie = credencialEnPie({ carnets });
  const reemplazo = enPie?.estado === 'vencida' ? 'ya venció' : 'deja de valer';
  return {
    titulo: 'Emitir la credencial',
    consecuencias: [
      ...(enPie ? [`Reemplaza a la ${enPie.numero}, que ${reemplazo}.`] : []),
      'Vale un año, mientras pueda ejercer y esté al día.',
    ],
    campos: [],
    confirmar: 'Emitir',
    pedir: (_, opciones) => llamar(R.emitirCarnet, { params: { id } }, opciones),
  };
};

export const crearAnulacion = ({ id }: FichaDePersona, numero: string): Acto => ({
  titulo: `Anular la credencial ${numero}`,
  consecuencias: ['Deja de valer en este momento, y la persona queda sin credencial hasta que se le emita otra.'],
  campos: [MOTIVO],
  confirmar: 'Anular',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) => llamar(R.anularCarnet, { params: { id }, body: { motivo } }, opciones),
});

export const crearCierreDeSesiones = ({ id, sesiones }: FichaDePersona): Acto => ({
  titulo: 'Cerrar sus sesiones',
  consecuencias: [
    `Se ${sesiones?.length === 1 ? 'cierra la sesión que tiene abierta' : `cierran las ${sesiones?.length ?? 0} que tiene abiertas`}: en su próximo pedido tiene que ingresar otra vez.`,
  ],
  campos: [MOTIVO],
  confirmar: 'Cerrar las sesiones',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.cerrarSesionesDePersona, { params: { id }, body: { motivo } }, opciones),
});

export const crearEnvioDeEnlace = ({ id, email }: FichaDePersona): Acto => ({
  titulo: 'Mandar el enlace de ingreso',
  consecuencias: [
    `Le llega a ${email} una carta con el enlace para elegir otra contraseña. La de ahora sirve hasta que la cambie.`,
  ],
  campos: [],
  confirmar: 'Mandar',
  pedir: (_, opciones) => llamar(R.mandarEnlaceDeIngreso, { params: { id } }, opciones),
});
