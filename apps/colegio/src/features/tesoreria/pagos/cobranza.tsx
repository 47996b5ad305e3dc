import { type HistoriaDeCobranza, NOMBRE_DE_ESTADO_DE_PAGO, rutasDePagosRecibidos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatCuit } from '@colega/domain/identificadores';
import { formatImporte } from '@colega/domain/importes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Anchor, Group, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import {
  DIRECCIONES,
  direccionDeCobranza,
  direccionDeLoRevisado,
  direccionDePago,
  direccionDePersona,
  direccionDeRendicion,
} from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { Seccion } from '../../../ui/seccion.tsx';
import { Historia } from './historia.tsx';
import { TONO_DE_ESTADO_DE_PAGO } from './nombres-de-pagos.ts';

/** What came in without its coupon: where, when, and what was said of it. What is decided of it is in *Pagos por revisar*. */
const Cobranza = () => {
  const id = idDe(useParams().id);
  return id === null ? <NoEsta /> : <ConHistoria key={id} id={id} />;
};

const ConHistoria = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useQuery(
    consulta(rutasDePagosRecibidos.historiaDeCobranza, { params: { id } }),
  );
  if (data) return <LaCobranza historia={data} />;
  if (esNoEncontrado(error)) return <NoEsta />;
  if (!error || isFetching) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta
      error={error}
      mensaje={todosLosMensajes.error_cargar_cobranza}
      alReintentar={() => void refetch()}
    />
  );
};

const Volver = () => (
  <Anchor component={Link} to={DIRECCIONES.pagos + useLocation().search}>
    Volver a Pagos
  </Anchor>
);

const NoEsta = () => (
  <Stack gap="lg">
    <Title order={1}>Cobranza</Title>
    <EstadoVacio
      icono="buscar"
      titulo="No encontramos esa cobranza"
      texto="Puede ser de otro distrito, o que la dirección esté mal escrita."
      accion={<Volver />}
    />
  </Stack>
);

const LaCobranza = ({ historia }: { historia: HistoriaDeCobranza }) => {
  const { id, importe, estado, eventos } = historia;
  const { distrito } = useOperador();
  return (
    <Stack gap="md">
      <div>
        <Volver />
        <Group align="center" gap="sm">
          <Title order={1}>
            Cobranza {id}: {formatImporte(importe)}
          </Title>
          <InsigniaDeEstado tono={TONO_DE_ESTADO_DE_PAGO[estado]}>{NOMBRE_DE_ESTADO_DE_PAGO[estado]}</InsigniaDeEstado>
        </Group>
        {distrito === null && (
          <Anchor component={Link} to={direccionDeLoRevisado('cobranza', id)}>
            {estado === 'en_revision' ? 'Decidir qué es' : 'Ver qué se decidió, y si todavía se puede volver a abrir'}
          </Anchor>
        )}
      </div>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Datos historia={historia} />
        <Historia titulo="Qué pasó con ella" eventos={eventos} respuesta={null} />
      </SimpleGrid>
    </Stack>
  );
};

const enlace = (a: string, texto: string, puede = true) =>
  puede ? (
    <Anchor component={Link} to={a}>
      {texto}
    </Anchor>
  ) : (
    texto
  );

const Datos = ({ historia }: { historia: HistoriaDeCobranza }) => {
  const { permisos } = useOperador();
  const { persona, pago, antes, ahora, numero_boleta, nombre_del_medio, externo, fecha_pago, banco } = historia;
  return (
    <Seccion titulo="La cobranza">
      <ListaDeDatos
        datos={[
          ['Cuándo se pagó', <Instante key="cuando" valor={fecha_pago} />],
          ['Medio', nombre_del_medio],
          ['Banco', banco],
          ['Operación', <Codigo key="operacion">{externo}</Codigo>],
          ['Cupón que dijo su cobrador', numero_boleta === '' ? null : `N.º ${numero_boleta}`],
          ['Dónde está', <Renglones key="renglones" historia={historia} />],
          [
            'De quién resultó',
            persona && enlace(direccionDePersona(persona.id), persona.nombre, permisos.includes('personas.ver')),
          ],
          ['CUIT', persona && <Codigo key="cuit">{formatCuit(persona.cuit)}</Codigo>],
          ['Qué es', pago && enlace(direccionDePago(pago.id), `pago ${pago.id}, del cupón N.º ${pago.numero_boleta}`)],
          ['Era', antes && enlace(direccionDeCobranza(antes), `cobranza ${antes}`)],
          ['Su dinero es ahora', ahora && enlace(direccionDeCobranza(ahora), `cobranza ${ahora}`)],
        ]}
      />
    </Seccion>
  );
};

const Renglones = ({ historia: { renglones } }: { historia: HistoriaDeCobranza }) => {
  const { permisos, distrito } = useOperador();
  if (renglones.length === 0) return 'En ningún archivo que se haya leído';
  return renglones.map(({ rendicion_id, archivo, linea, que }) => (
    <div key={`${rendicion_id} ${linea}`} style={{ overflowWrap: 'anywhere' }}>
      {enlace(direccionDeRendicion(rendicion_id), archivo, permisos.includes('libro.ver') && distrito === null)}
      {`, línea ${linea}${que === 'salio' ? ': se devolvió' : ''}`}
    </div>
  ));
};

export default Cobranza;
