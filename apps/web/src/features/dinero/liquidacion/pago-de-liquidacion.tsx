import { mensajes } from '@colega/contract/mensajes';
import { type ItemDeLiquidacion, seleccionados, unicoMedio } from '@colega/domain/dinero';
import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Card, Divider, Stack, Title } from '@mantine/core';
import { Navigate, useNavigate } from 'react-router';
import { adelantarSiPuede } from '../../../lib/consultas/adelanto-con-habilidad.ts';
import {
  confirmarLiquidacion,
  consultaDePreLiquidacion,
  type LiquidacionPedida,
} from '../../../lib/consultas/liquidaciones.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { ConfirmarSinPagar } from '../medio/confirmar-sin-pagar.tsx';
import { FormularioDePago } from '../medio/formulario-de-pago.tsx';
import { useGenerarCupon } from '../medio/use-generar-cupon.ts';
import { Renglones } from '../renglones.tsx';
import { TotalAPagar } from '../total-a-pagar.tsx';
import { FallaDeRecalculo } from './falla-de-recalculo.tsx';
import { useLiquidacion } from './use-liquidacion.ts';

/** PAG-007..010. */
const PagoDeLiquidacion = () => {
  const liquidacion = useLiquidacion();
  const { enCurso, vacia, grupos, inicial } = liquidacion;
  if (!enCurso || (grupos && vacia)) return <Navigate to={DIRECCIONES.liquidar} replace />; // PAG-008
  return (
    <Stack gap="lg">
      <BackLink to={DIRECCIONES.liquidar}>Volver a la liquidación</BackLink>
      <Title order={1}>Pagar liquidación</Title>
      {grupos && <Pago {...liquidacion} />}
      {!grupos && inicial.error && (
        <FallaDeConsulta
          error={inicial.error}
          mensaje={mensajes.error_generar_liquidacion}
          alReintentar={() => void inicial.refetch()}
          reintentando={inicial.isRefetching}
        />
      )}
      {!grupos && !inicial.error && <EsqueletoDePantalla />}
    </Stack>
  );
};

export default PagoDeLiquidacion;

export const adelantos: Antes = ({ sesion }) => [
  adelantarSiPuede('LiquidarMatricula', sesion, consultaDePreLiquidacion(sesion.persona_id)),
];

const NADA = '0.00';
type Liquidacion = ReturnType<typeof useLiquidacion>;

const Pago = (liquidacion: Liquidacion) => {
  const { medios, medio, elegirMedio, pedido, recalculando, errorDeRecalculo, recalcular, olvidar, inicial, total } =
    liquidacion;
  const navegar = useNavigate();
  const unico = unicoMedio(medios);
  const elegido = medios.find(({ key, disabled }) => key === medio && !disabled)?.key ?? unico;
  const gratis = !recalculando && total === NADA;
  const generar = useGenerarCupon<LiquidacionPedida>({
    confirmar: confirmarLiquidacion,
    destino: DIRECCIONES.resumenDeCupones,
    alGenerar: olvidar,
    alFallar: () => {
      void inicial.refetch();
      recalcular();
    },
  });
  return (
    <>
      <Resumen {...liquidacion} />
      <FallaDeRecalculo
        error={errorDeRecalculo}
        mensaje={mensajes.error_actualizar_liquidacion}
        alReintentar={recalcular}
      />
      {gratis ? (
        <ConfirmarSinPagar alConfirmar={async () => (pedido ? generar(pedido, null) : recalcular())} />
      ) : (
        <FormularioDePago
          medios={medios}
          que="Liquidación de matrícula"
          importe={total}
          elegido={elegido}
          alElegir={elegirMedio}
          alCancelar={() => void navegar(DIRECCIONES.liquidar)}
          espera={recalculando ? 'Calculando…' : errorDeRecalculo ? 'Falta recalcular' : undefined}
          alPagar={async (key) => {
            if (pedido) await generar({ ...pedido, preferencias_de_pago: [{ key }] }, key);
          }}
        />
      )}
    </>
  );
};

const Resumen = ({ grupos, total, recalculando }: Liquidacion) => (
  <Card component="section" aria-label="Qué se paga">
    <Stack gap="sm">
      {grupos && <Renglones renglones={seleccionados(grupos).map(renglonDe)} />}
      <Divider />
      <TotalAPagar importe={total} viejo={recalculando} />
    </Stack>
  </Card>
);

const renglonDe = ({ id, descripcion, matricula, importe_total, concepto }: ItemDeLiquidacion) => ({
  clave: `${concepto.tipo_key} ${id}`,
  descripcion: matricula === '' ? descripcion : `${descripcion} · ${matricula}`,
  importe: importe_total,
});
