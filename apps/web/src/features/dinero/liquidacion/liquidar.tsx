import { mensajes, texto } from '@colega/contract/mensajes';
import { seleccionados } from '@colega/domain/dinero';
import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { BackLink } from '@colega/web-kit/ui/botones/back-link.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { ValoresDeReferencia } from '@colega/web-kit/ui/datos/valores-de-referencia.tsx';
import { ResumenDeErrores } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { useBarraAlPie } from '@colega/web-kit/ui/paginas/use-barra-al-pie.ts';
import { Button, Card, Stack, Switch, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adelantarSiPuede } from '../../../lib/consultas/adelanto-con-habilidad.ts';
import { consultaDePreLiquidacion } from '../../../lib/consultas/liquidaciones.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { hayDeReferencia } from '../desglose.tsx';
import { TotalAPagar } from '../total-a-pagar.tsx';
import { FallaDeRecalculo } from './falla-de-recalculo.tsx';
import { GrupoDeLiquidacion } from './grupo-de-liquidacion.tsx';
import estilos from './liquidacion.module.css';
import { useLiquidacion } from './use-liquidacion.ts';

const ORDEN = ['items_vencidos', 'items_vigentes', 'sanciones', 'bonificaciones'] as const;
type Liquidacion = ReturnType<typeof useLiquidacion>;

/** LIQ-003..017. */
const Liquidar = () => {
  const liquidacion = useLiquidacion();
  const { inicial, grupos } = liquidacion;
  return (
    <Stack gap="lg">
      <BackLink to={DIRECCIONES.inicio}>Volver al inicio</BackLink>
      <div>
        <Title order={1}>Liquidar</Title>
        <Text c="dimmed">Armás un cupón con lo que elijas pagar de tu matrícula.</Text>
      </div>
      {!grupos && inicial.error && (
        <FallaDeConsulta
          error={inicial.error}
          mensaje={mensajes.error_generar_liquidacion}
          alReintentar={() => void inicial.refetch()}
          reintentando={inicial.isRefetching}
        />
      )}
      {!grupos && !inicial.error && <EsqueletoDePantalla />}
      {grupos && (ORDEN.every((g) => grupos[g].length === 0) ? <NadaQueLiquidar /> : <Seleccion {...liquidacion} />)}
    </Stack>
  );
};

export default Liquidar;

export const adelantos: Antes = ({ sesion }) => [
  adelantarSiPuede('LiquidarMatricula', sesion, consultaDePreLiquidacion(sesion.persona_id)),
];

const NadaQueLiquidar = () => (
  <EstadoVacio
    icono="tilde"
    titulo="No tenés nada para liquidar"
    texto="Acá vas a ver los aranceles, las cuotas y las sanciones de tus matrículas cuando se deban. Lo que ya está en un cupón pendiente se paga desde tus cupones."
    accion={<BotonEnlace to={DIRECCIONES.resumenDeCupones}>Ver mis cupones</BotonEnlace>}
  />
);

const Seleccion = (liquidacion: Liquidacion) => {
  const { grupos, elegir, errorDeRecalculo, recalcular } = liquidacion;
  const pie = useBarraAlPie<HTMLElement>(grupos !== null);
  if (!grupos) return null;
  return (
    <div className={estilos.columnas}>
      <Stack gap="lg">
        <SoloSanciones {...liquidacion} />
        {ORDEN.map((grupo) => (
          <GrupoDeLiquidacion key={grupo} grupo={grupo} grupos={grupos} alElegir={elegir} />
        ))}
        {hayDeReferencia(ORDEN.flatMap((grupo) => grupos[grupo])) && <ValoresDeReferencia />}
      </Stack>
      <Card ref={pie} className={estilos.pie} component="section" aria-label="Lo que vas a pagar">
        <Stack gap="md">
          <FallaDeRecalculo
            error={errorDeRecalculo}
            mensaje={mensajes.error_generar_liquidacion}
            alReintentar={recalcular}
          />
          <Pie {...liquidacion} />
        </Stack>
      </Card>
    </div>
  );
};

/** LIQ-009 (OPN-091). */
const SoloSanciones = ({ grupos, ponerSoloSanciones }: Liquidacion) => {
  if (!grupos) return null;
  const hay = grupos.sanciones.length > 0;
  const elegidos = seleccionados(grupos);
  const puestas = hay && elegidos.length > 0 && elegidos.every(({ concepto }) => concepto.tipo_key === 'sancion');
  return (
    <Switch
      size="md"
      label="Solo sanciones"
      description={hay ? 'Deja afuera todo lo demás.' : 'No tenés sanciones pendientes.'}
      checked={puestas}
      disabled={!hay}
      onChange={(evento) => ponerSoloSanciones(evento.currentTarget.checked)}
    />
  );
};

const Pie = ({ grupos, total, vacia, problemas, recalculando, errorDeRecalculo, recalcular, retener }: Liquidacion) => {
  const navegar = useNavigate();
  const [intento, setIntento] = useState(0);
  const impiden = vacia ? [] : problemas;
  const [problema] = problemas;
  const cantidad = grupos ? seleccionados(grupos).length : 0;
  const seguir = () => {
    if (impiden.length > 0) return setIntento((previo) => previo + 1);
    if (recalculando) return;
    // what was not counted is counted again; why it was not is said above
    if (errorDeRecalculo) return recalcular();
    retener();
    void navegar(DIRECCIONES.pagoDeLiquidacion);
  };
  return (
    <>
      <ResumenDeErrores
        titulo="Revisá la selección"
        errores={intento > 0 ? impiden.map((p) => ({ campo: 'liquidar-items_vencidos', mensaje: texto(p) })) : []}
        intento={intento}
      />
      <TotalAPagar importe={total} viejo={recalculando} />
      <Text size="sm" c="dimmed" role="status">
        {vacia && problema ? texto(problema) : cantidad === 1 ? '1 concepto' : `${cantidad} conceptos`}
      </Text>
      <Button fullWidth disabled={vacia} aria-disabled={recalculando || undefined} onClick={seguir}>
        {recalculando ? 'Calculando…' : 'Siguiente'}
      </Button>
    </>
  );
};
