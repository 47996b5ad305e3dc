import { type HistoriaDePago, NOMBRE_DE_ESTADO_DE_PAGO, rutasDePagosRecibidos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import {
  DIRECCIONES,
  direccionDeCobranza,
  direccionDeCuenta,
  direccionDeLegajo,
  direccionDePago,
  direccionDePersona,
} from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { Seccion } from '../../../ui/seccion.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import { crearDevolucion, crearReversion } from './actos-de-pago.ts';
import { Devoluciones } from './devoluciones.tsx';
import { Historia } from './historia.tsx';
import { TONO_DE_ESTADO_DE_PAGO } from './nombres-de-pagos.ts';

/** While its provider is asked, what it says is looked for. */
const MIENTRAS_SE_DEVUELVE_MS = 4_000;

const Pago = () => {
  const id = idDe(useParams().id);
  return id === null ? <NoEsta /> : <ConHistoria key={id} id={id} />;
};

const ConHistoria = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...consulta(rutasDePagosRecibidos.historiaDePago, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.estado === 'devolviendo' ? MIENTRAS_SE_DEVUELVE_MS : false),
  });
  if (data) return <ElPago historia={data} alReleer={() => refetch()} />;
  if (esNoEncontrado(error)) return <NoEsta />;
  if (!error || isFetching) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_pago} alReintentar={() => void refetch()} />
  );
};

const Volver = () => (
  <Anchor component={Link} to={DIRECCIONES.pagos + useLocation().search}>
    Volver a Pagos
  </Anchor>
);

const NoEsta = () => (
  <Stack gap="lg">
    <Title order={1}>Pago</Title>
    <EstadoVacio
      icono="buscar"
      titulo="No encontramos ese pago"
      texto="Puede ser de otro distrito, o que la dirección esté mal escrita."
      accion={<Volver />}
    />
  </Stack>
);

const ElPago = ({ historia, alReleer }: { historia: HistoriaDePago; alReleer: () => Promise<unknown> }) => {
  const [acto, setActo] = useState<ActoDeTesoreria | null>(null);
  const cliente = useQueryClient();
  const releer = async (): Promise<void> => {
    await alReleer();
    await cliente.invalidateQueries({ queryKey: [rutasDePagosRecibidos.pagosRecibidos.path] });
  };
  const { id, importe, estado, detalle, eventos, respuesta } = historia;
  return (
    <Stack gap="md">
      <div>
        <Volver />
        <Group align="center" gap="sm">
          <Title order={1}>
            Pago {id}: {formatImporte(importe)}
          </Title>
          <InsigniaDeEstado tono={TONO_DE_ESTADO_DE_PAGO[estado]}>{NOMBRE_DE_ESTADO_DE_PAGO[estado]}</InsigniaDeEstado>
        </Group>
        {detalle && <Text c="dimmed">{detalle}</Text>}
      </div>
      <Devoluciones historia={historia} alActuar={setActo} />
      <Actos historia={historia} alActuar={setActo} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Stack gap="md">
          <Datos historia={historia} />
          <QuePago historia={historia} />
        </Stack>
        <Historia eventos={eventos} respuesta={respuesta} />
      </SimpleGrid>
      {acto && <DialogoDeTesoreria acto={acto} alCerrar={() => setActo(null)} alHacerse={() => void releer()} />}
    </Stack>
  );
};

const Actos = ({ historia, alActuar }: { historia: HistoriaDePago; alActuar: (acto: ActoDeTesoreria) => void }) => {
  const { permisos } = useOperador();
  const { id, revertir, devolver, comprobante_id, recibo } = historia;
  return (
    <Group gap="sm">
      {comprobante_id !== null && (
        <BotonDeDescarga
          pedir={() => llamar(rutasDePagosRecibidos.reciboDePago, { params: { id } })}
          nombre={`recibo_${recibo}.pdf`}
          falla={todosLosMensajes.error_intentar_descargar}
        >
          {`Imprimir el recibo N.º ${recibo}`}
        </BotonDeDescarga>
      )}
      {permisos.includes('pagos.acreditar') && revertir.puede && (
        <Button variant="default" onClick={() => alActuar(crearReversion(historia))}>
          Deshacer: se anotó por error
        </Button>
      )}
      {permisos.includes('pagos.devolver') && devolver.puede && devolver.proveedor !== null && (
        <Button variant="default" onClick={() => alActuar(crearDevolucion(historia, 'proveedor'))}>
          {`Devolver por ${devolver.proveedor}`}
        </Button>
      )}
      {permisos.includes('pagos.devolver') && devolver.puede && (
        <Button variant="default" onClick={() => alActuar(crearDevolucion(historia, 'transferencia'))}>
          Devolver por transferencia
        </Button>
      )}
    </Group>
  );
};

const Datos = ({ historia }: { historia: HistoriaDePago }) => {
  const { permisos } = useOperador();
  const {
    persona,
    legajo,
    numero_boleta,
    nombre_del_medio,
    externo,
    fecha_pago,
    cobro_de_caja,
    del_mismo_comprobante,
    cobranza_id,
    banco,
    bancos,
  } = historia;
  const enlace = (a: string, texto: string, puede: boolean) =>
    puede ? (
      <Anchor component={Link} to={a}>
        {texto}
      </Anchor>
    ) : (
      texto
    );
  const losPagos = (ids: readonly number[]) =>
    ids.length > 0 &&
    ids.map((otro, i) => (
      <span key={otro}>
        {i > 0 && ', '}
        {enlace(direccionDePago(otro), `pago ${otro}`, true)}
      </span>
    ));
  return (
    <Seccion titulo="El pago">
      <ListaDeDatos
        datos={[
          ['De quién', enlace(direccionDePersona(persona.id), persona.nombre, permisos.includes('personas.ver'))],
          ['Su cuenta', enlace(direccionDeCuenta(persona.id), 'Lo que debe y lo que pagó', true)],
          ['CUIT', <Codigo key="cuit">{formatCuit(persona.cuit)}</Codigo>],
          ['Cuándo se pagó', <Instante key="cuando" valor={fecha_pago} />],
          ['Medio', nombre_del_medio],
          ['Banco', banco === null ? null : (bancos.find(({ clave }) => clave === banco)?.nombre ?? banco)],
          ['Operación', <Codigo key="operacion">{externo}</Codigo>],
          ['Cupón', `N.º ${numero_boleta}`],
          ['Entró como', cobranza_id && enlace(direccionDeCobranza(cobranza_id), `cobranza ${cobranza_id}`, true)],
          [
            'Legajo',
            legajo && enlace(direccionDeLegajo(legajo.id), `N.º ${legajo.numero}`, permisos.includes('legajos.ver')),
          ],
          ['Se cobró junto con', cobro_de_caja && losPagos(cobro_de_caja.otros)],
          ['Del mismo comprobante', losPagos(del_mismo_comprobante)],
        ]}
      />
    </Seccion>
  );
};

const hay = (importe: string): boolean => new Decimal(importe).gt(0);

const QuePago = ({ historia: { imputaciones, a_credito, a_revision } }: { historia: HistoriaDePago }) => (
  <Seccion titulo="Qué pagó">
    {imputaciones.length === 0 && !hay(a_credito) && !hay(a_revision) && <Text c="dimmed">No canceló nada.</Text>}
    <ListaDeRenglones etiqueta="Qué pagó">
      {imputaciones.map(({ descripcion, capital, recargo }) => (
        <Renglon
          key={descripcion}
          que={descripcion}
          detalle={hay(recargo) ? `más ${formatImporte(recargo)} de recargo` : ''}
          cuanto={formatImporte(capital)}
        />
      ))}
      {hay(a_credito) && <Renglon que="Quedó a favor" detalle="" cuanto={formatImporte(a_credito)} />}
      {hay(a_revision) && <Renglon que="Por revisar" detalle="" cuanto={formatImporte(a_revision)} />}
    </ListaDeRenglones>
  </Seccion>
);

export default Pago;
