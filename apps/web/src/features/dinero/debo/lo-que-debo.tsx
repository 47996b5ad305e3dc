import { mensajes } from '@colega/contract/mensajes';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { adelantarSiPuede } from '../../../lib/consultas/adelanto-con-habilidad.ts';
import { consultaDeCargosPorPagar, consultaDePreLiquidacion } from '../../../lib/consultas/liquidaciones.ts';
import { consultaDePendientes } from '../../../lib/consultas/por-pagar.ts';
import { consultaDeTablero, useTablero } from '../../../lib/consultas/tablero.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { Adeudado } from '../../../ui/adeudado.tsx';
import { AreaDeCuenta } from '../area-de-cuenta.tsx';
import { PagosEnCola } from '../cola/cola-en-curso.tsx';
import { type ColaEnCurso, useColaALaVista } from '../cola/use-cola.ts';
import { type ComoSePaga, ElegirYPagar } from './elegir-y-pagar.tsx';
import type { PorPagar } from './por-pagar.ts';
import { type LoPorPagar, usePorPagar } from './use-por-pagar.ts';
import { type Fallas, SIN_FALLAS, usePreparar } from './use-preparar.ts';

/** Everything that can be paid, of every circuit, on one page. */
const LoQueDebo = () => {
  const cola = useColaALaVista();
  const [fallas, setFallas] = useState(SIN_FALLAS);
  const terminar = () => {
    cola.dejar();
    setFallas(SIN_FALLAS);
  };
  return (
    <AreaDeCuenta>
      {cola.cola ? (
        <PagosEnCola en={cola} fallas={fallas} alTerminar={terminar} />
      ) : (
        <PorPagarAhora cola={cola} alFallar={setFallas} />
      )}
    </AreaDeCuenta>
  );
};

export default LoQueDebo;

export const adelantos: Antes = ({ sesion }) => [
  adelantar(consultaDePendientes(sesion.persona_id)),
  adelantar(consultaDeCargosPorPagar(sesion.persona_id)),
  adelantar(consultaDeTablero(sesion.persona_id)),
  adelantarSiPuede('LiquidarMatricula', sesion, consultaDePreLiquidacion(sesion.persona_id)),
];

type Props = { cola: ColaEnCurso; alFallar: (fallas: Fallas) => void };

const PorPagarAhora = ({ cola, alFallar }: Props) => {
  const leido = usePorPagar();
  const { data: tablero } = useTablero();
  const preparar = usePreparar();
  const { porPagar, liquidacion, cargando, falla, releer } = leido;
  const pagar = async (elegidos: PorPagar[], { forma, sigue_solo }: ComoSePaga) => {
    const { preparados, primero, fallas } = await preparar(elegidos, forma);
    if (preparados.some(({ pago }) => pago.de === 'matricula')) liquidacion.olvidar();
    if (preparados.length === 0) {
      avisarError(fallas.sinCupon.join('\n'));
      await releer();
      return;
    }
    alFallar(fallas);
    cola.empezar({ forma, sigue_solo, cupones: preparados.map(({ orden }) => orden) });
    // What failed is read first; with nothing to read, the first one opens.
    if (primero !== null && fallas.sinCupon.length + fallas.sinEnviar.length === 0) await cola.pagar(primero, forma);
  };
  if (falla)
    return (
      <FallaDeConsulta
        error={falla}
        mensaje={mensajes.error_cargar_cupones}
        alReintentar={() => void releer()}
        reintentando={cargando}
      />
    );
  if (cargando) return <EsqueletoDeTarjetas cantidad={2} alto={220} />;
  if (porPagar.length === 0) return <NadaQuePagar {...leido} />;
  return (
    <Stack gap="lg">
      {tablero && <Adeudado debe={tablero.debe} />}
      <ElegirYPagar porPagar={porPagar} alPagar={pagar} />
    </Stack>
  );
};

const NadaQuePagar = ({ hayQueLiquidar }: LoPorPagar) => (
  <EstadoVacio
    icono="tilde"
    titulo="No debés nada"
    texto="Cuando tengas una cuota, el CEP o el timbrado de un legajo por pagar, lo vas a ver y pagar acá."
    accion={hayQueLiquidar && <BotonEnlace to={DIRECCIONES.liquidar}>Elegir qué liquidar</BotonEnlace>}
  />
);
