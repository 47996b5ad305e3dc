import { type CierreEntero, rutasDeCierres } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { DIRECCIONES, direccionDelDiario } from '../../../lib/direcciones.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { TablaDeCajones } from './tabla-de-cajones.tsx';
import { TablaDeLoContado } from './tabla-de-lo-contado.tsx';
import { PorQuien, TablaDeCuentas } from './tablas-de-cierre.tsx';

const Cierre = () => {
  const id = Number(useParams().id);
  const leido = useQuery(consulta(rutasDeCierres.cierre, { params: { id } }));
  return (
    <Stack gap="lg">
      <div>
        <Anchor component={Link} to={DIRECCIONES.cierres}>
          Volver a los cierres
        </Anchor>
        <Title order={1}>{leido.data ? `Cierre N.º ${leido.data.numero}` : 'Cierre'}</Title>
      </div>
      <ConDatos consulta={leido} falla={todosLosMensajes.error_cargar_cierres}>
        {(cierre) => <Entero cierre={cierre} />}
      </ConDatos>
    </Stack>
  );
};

export default Cierre;

const Entero = ({ cierre }: { cierre: CierreEntero }) => {
  const { id, numero, dia, asientos, total, quien, cerrado_en, cuentas, totales, contados, cajones } = cierre;
  const bajar = { falla: todosLosMensajes.error_imprimir, conDetalle: true } as const;
  return (
    <Stack gap="md">
      <Text>
        {`Del ${formatFecha(dia)}: ${asientos.toLocaleString('es-AR')} asientos; entró menos lo que salió, ${formatImporte(total)}. Lo cerró ${quien}, el `}
        <Instante valor={cerrado_en} />.
      </Text>
      <Group gap="xs">
        <BotonDeDescarga
          {...bajar}
          leftSection={<Icono nombre="descargar" />}
          pedir={() => llamar(rutasDeCierres.imprimirCierre, { params: { id } })}
          nombre={`cierre_${numero}.pdf`}
        >
          Descargar en PDF
        </BotonDeDescarga>
        <BotonDeDescarga
          {...bajar}
          leftSection={<Icono nombre="descargar" />}
          pedir={() => llamar(rutasDeCierres.cierreEnXlsx, { params: { id } })}
          nombre={`cierre_${numero}.xlsx`}
        >
          Descargar en XLSX
        </BotonDeDescarga>
        <Anchor component={Link} to={direccionDelDiario({ cierre: String(id) })}>
          Ver sus asientos
        </Anchor>
      </Group>
      {cuentas.length > 0 ? <TablaDeCuentas cuentas={cuentas} /> : <Text>Ninguna cuenta tenía dinero.</Text>}
      {contados.length > 0 ? <TablaDeLoContado contados={contados} /> : <Text>Sin arqueo: no se contó el cajón.</Text>}
      {cajones.length > 0 && <TablaDeCajones cajones={cajones} />}
      {totales.length > 0 ? <PorQuien totales={totales} /> : <Text>En este cierre no hubo movimientos de dinero.</Text>}
    </Stack>
  );
};
