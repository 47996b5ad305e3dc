import { type GeneracionDeCargos, rutasDeCargosDelAnio } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type ActoDeTesoreria, MOTIVO_DEL_ACTO } from '../acto-de-tesoreria.ts';

const R = rutasDeCargosDelAnio;

const PORQUE: Readonly<Record<GeneracionDeCargos['se_quedan'][number]['porque'], string>> = {
  pagado: 'tienen algo pago',
  en_cupon: 'están en un cupón que se puede pagar',
  tuvo_cupon: 'tuvieron un cupón, del que todavía puede entrar dinero',
  bonificado: 'se pidió bonificarlos',
};

export const contarCargos = (cuantos: number): string => (cuantos === 1 ? '1 cargo' : `${cuantos} cargos`);

/** What stays, and why. */
export const decirLoQueQueda = ({ se_quedan }: GeneracionDeCargos): string[] =>
  se_quedan.map(
    ({ porque, cargos, importe }) =>
      `${cargos === 1 ? 'Queda' : 'Quedan'} ${contarCargos(cargos)} por ${formatImporte(importe)}: ${PORQUE[porque]}.`,
  );

const NADA = { cargos: 0, importe: '0.00' };

const decirLoQueSeVa = ({ se_van: leidos }: GeneracionDeCargos): string => {
  const se_van = leidos ?? NADA;
  return `${se_van.cargos === 1 ? 'Se va' : 'Se van'} ${contarCargos(se_van.cargos)} por ${formatImporte(se_van.importe)}: dejan de deberse, y se pueden generar otra vez.`;
};

export const crearPedidoDeAnulacion = (generacion: GeneracionDeCargos): ActoDeTesoreria => ({
  titulo: 'Anular los cargos de esa vez',
  consecuencias: [
    decirLoQueSeVa(generacion),
    ...decirLoQueQueda(generacion),
    'A quien se le había avisado que vencían se le avisa que no los debe.',
    'No cambia nada hasta que otra persona lo confirme.',
  ],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: 'Pedir que se anulen',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.pedirAnulacionDeCargos, { params: { id: generacion.id }, body: { motivo } }, opciones),
});

type Anulacion = NonNullable<GeneracionDeCargos['anulacion']>;

export const crearConfirmacionDeAnulacion = (
  generacion: GeneracionDeCargos,
  { id, pidio, motivo }: Anulacion,
): ActoDeTesoreria => ({
  titulo: 'Confirmar que se anulen',
  consecuencias: [
    `Lo pidió ${pidio}: ${motivo}`,
    decirLoQueSeVa(generacion),
    ...decirLoQueQueda(generacion),
    'Se hace en segundo plano: lo que alguien pague o ponga en un cupón hasta entonces, queda.',
  ],
  campos: [],
  confirmar: `Anular ${contarCargos((generacion.se_van ?? NADA).cargos)}`,
  peligroso: true,
  pedir: (_, opciones) => llamar(R.confirmarAnulacionDeCargos, { params: { id } }, opciones),
});

export const crearRechazoDeAnulacion = ({ id, es_propia }: Anulacion): ActoDeTesoreria => ({
  titulo: es_propia ? 'Retirar el pedido' : 'No anularlos',
  consecuencias: ['Los cargos quedan como estaban.'],
  campos: [MOTIVO_DEL_ACTO],
  confirmar: es_propia ? 'Retirar el pedido' : 'No anularlos',
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.rechazarAnulacionDeCargos, { params: { id }, body: { motivo } }, opciones),
});
