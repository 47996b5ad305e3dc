import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import { type Legajo, rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { type MedioDePago, unicoMedio } from '@colega/domain/dinero';
import { detalleDelError, esFaltaDePermiso, siguenLosDatos } from '@colega/web-kit/lib/api/error-de-api.ts';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { adelantarSiPuede } from '../../../lib/consultas/adelanto-con-habilidad.ts';
import {
  type CargoAConfirmar,
  type CargoDeLegajo,
  confirmarCargo,
  consultaDeLiquidacionDeLegajo,
  useLiquidacionDeLegajo,
} from '../../../lib/consultas/liquidaciones.ts';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { ConfirmarSinPagar } from '../medio/confirmar-sin-pagar.tsx';
import { FormularioDePago } from '../medio/formulario-de-pago.tsx';
import { useGenerarCupon } from '../medio/use-generar-cupon.ts';
import { ContratoPorPagar } from './contrato-por-pagar.tsx';
import { useSaldoAFavor } from './use-saldo-a-favor.ts';

type Props = { cargo: CargoDeLegajo; titulo: string };

/** CEP-013..018. */
export const PagarCargo = ({ cargo, titulo }: Props) => {
  const id = Number(useParams().id);
  const legajo = useQuery(consulta(rutasDeLegajos.legajo, { params: { id } }));
  const liquidacion = useLiquidacionDeLegajo(cargo, id, legajo.data !== undefined);
  const falla = legajo.data ? !liquidacion.data && liquidacion.error : esFaltaDePermiso(legajo.error) && legajo.error;
  useVolverAlLegajo(id, motivoParaVolver(siguenLosDatos(legajo) ? null : legajo.error, liquidacion.data));
  const lista = legajo.data && liquidacion.data && liquidacion.data.conceptos.length > 0;
  return (
    <Stack gap="lg">
      <BackLink to={direccionDelLegajo(id)}>Volver al legajo</BackLink>
      <Title order={1}>{titulo}</Title>
      {lista ? (
        <Pago cargo={cargo} legajo={legajo.data} liquidacion={liquidacion.data} releer={liquidacion.refetch} />
      ) : falla ? (
        <FallaDeConsulta
          error={falla}
          mensaje={mensajes.error_generar_liquidacion}
          alReintentar={() => void liquidacion.refetch()}
          reintentando={liquidacion.isRefetching}
        />
      ) : (
        <EsqueletoDePantalla />
      )}
    </Stack>
  );
};

export const adelantosDePagarCargo =
  (cargo: CargoDeLegajo): Antes =>
  ({ params, sesion }) => {
    const id = idDe(params.id);
    if (id === null) return [];
    const legajo = consulta(rutasDeLegajos.legajo, { params: { id } });
    return [adelantar(legajo), adelantarSiPuede('Ejercicio', sesion, consultaDeLiquidacionDeLegajo(cargo, id))];
  };

/** CEP-015, CEP-017, CEP-018. */
const motivoParaVolver = (errorDelLegajo: unknown, liquidacion: LiquidacionDeLegajo | undefined): string | null => {
  if (errorDelLegajo && !esFaltaDePermiso(errorDelLegajo))
    return detalleDelError(errorDelLegajo, mensajes.error_obtener_legajo);
  if (liquidacion?.conceptos.length === 0) return liquidacion.motivo ?? 'No hay nada para pagar de este legajo.';
  return null;
};

const useVolverAlLegajo = (id: number, motivo: string | null): void => {
  const navegar = useNavigate();
  const avisado = useRef(false);
  useEffect(() => {
    if (motivo === null || avisado.current) return;
    avisado.current = true;
    avisarError(motivo);
    void navegar(direccionDelLegajo(id), { replace: true });
  }, [id, motivo, navegar]);
};

type PropsDePago = {
  cargo: CargoDeLegajo;
  legajo: Legajo;
  liquidacion: LiquidacionDeLegajo;
  releer: () => Promise<unknown>;
};

const Pago = ({ cargo, legajo, liquidacion, releer }: PropsDePago) => {
  const navegar = useNavigate();
  const [elegido, setElegido] = useState<MedioDePago | null>(null);
  const saldo = useSaldoAFavor(liquidacion);
  const destino = direccionDelLegajo(legajo.id);
  const medios = liquidacion.preferencias_de_pago;
  const disponible = medios.find(({ key, disabled }) => key === elegido && !disabled);
  const generar = useGenerarCupon<CargoAConfirmar>({
    confirmar: (cuerpo, clave) => confirmarCargo(cargo, cuerpo, clave),
    destino,
    alGenerar: () => undefined,
    alFallar: () => void releer(),
  });
  const conceptos = liquidacion.conceptos.map(({ identificador }) => ({ identificador }));
  const confirmar = (key: MedioDePago | null) => {
    const preferencias_de_pago = key ? [{ key }] : [];
    return generar({ preferencias_de_pago, conceptos, ...(saldo.usado && { usar_saldo: true }) }, key);
  };
  return (
    <>
      <ContratoPorPagar legajo={legajo} liquidacion={liquidacion} saldo={saldo} />
      {saldo.cubreTodo ? (
        <ConfirmarSinPagar alConfirmar={() => confirmar(null)} />
      ) : (
        <FormularioDePago
          medios={medios}
          que={`${cargo === 'cep' ? 'CEP' : 'Timbrado prepago'} del legajo Nº ${legajo.numero_legajo}`}
          importe={saldo.aPagar}
          elegido={disponible?.key ?? unicoMedio(medios)}
          alElegir={setElegido}
          alCancelar={() => void navegar(destino)}
          alPagar={confirmar}
        />
      )}
    </>
  );
};
