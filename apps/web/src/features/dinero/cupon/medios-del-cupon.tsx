import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { type MedioDePago, unicoMedio } from '@colega/domain/dinero';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useVolver } from '@colega/web-kit/ui/botones/back-link.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useReleerCupon } from '../../../lib/consultas/cuenta.ts';
import { elegirBarra, useMediosDeCupon } from '../../../lib/consultas/pagos.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { FormularioDePago } from '../medio/formulario-de-pago.tsx';
import { bajarCupon, usePagarOrden } from '../medio/use-pagar-orden.ts';

export const MediosDelCupon = ({ cupon }: { cupon: Cupon }) => {
  const { data, error, refetch, isRefetching } = useMediosDeCupon(cupon.id, true);
  const [elegido, setElegido] = useState<MedioDePago | null>(null);
  const pagar = usePagarCupon(cupon);
  const volver = useVolver();
  if (!data)
    return error ? (
      <FallaDeConsulta
        error={error}
        mensaje="No pudimos cargar los métodos de pago."
        alReintentar={() => void refetch()}
        reintentando={isRefetching}
      />
    ) : (
      <EsqueletoDeTarjetas cantidad={1} alto={320} />
    );
  const disponible = data.items.find(({ key, disabled }) => key === elegido && !disabled);
  return (
    <FormularioDePago
      medios={data.items}
      que={`Cupón Nº ${cupon.numero_boleta}`}
      aPagar={cupon.monto_a_pagar ?? cupon.monto_total}
      importe={cupon.vencimientos[0]?.importe ?? cupon.monto_total}
      elegido={disponible?.key ?? unicoMedio(data.items)}
      alElegir={setElegido}
      alImprimir={() => bajarCupon(cupon.id)}
      alCancelar={volver}
      alPagar={async (medio) => {
        await pagar(medio);
        await refetch();
      }}
    />
  );
};

const usePagarCupon = (cupon: Cupon) => {
  const navegar = useNavigate();
  const pagarOrden = usePagarOrden();
  const releer = useReleerCupon();
  return async (medio: MedioDePago): Promise<void> => {
    if (medio === 'codigo_barra' && !(await anotarBarra(cupon.id))) return;
    const fin = await pagarOrden(medio, cupon.id);
    if (fin === 'hecho') return navegar(DIRECCIONES.resumenDeCupones);
    await releer(cupon);
  };
};

const anotarBarra = async (id: number): Promise<boolean> => {
  try {
    avisarExito((await elegirBarra(id)).message);
    return true;
  } catch (error) {
    avisarError(explicarFalla(error, mensajes.error_generar_cupon));
    return false;
  }
};
