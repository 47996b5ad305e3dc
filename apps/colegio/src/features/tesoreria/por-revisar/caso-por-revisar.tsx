import {
  type CasoPorRevisar as Caso,
  type Decidido,
  rutasDeLoPorRevisar,
  rutasDePagosRecibidos,
  TIPOS_POR_REVISAR,
} from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { DIRECCIONES, direccionDePersona } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { Seccion } from '../../../ui/seccion.tsx';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import { type ActoDeLoRevisado, botonDe } from './actos-de-lo-revisado.ts';
import { CobranzaDeNadie } from './cobranza-de-nadie.tsx';
import { Intentos } from './intentos.tsx';
import { nombreDeLoRevisado } from './nombres-de-lo-revisado.ts';
import { PagoDelCaso } from './pago-del-caso.tsx';

const R = rutasDeLoPorRevisar;
const DE_LO_MISMO = [R.casoPorRevisar, rutasDePagosRecibidos.historiaDePago, rutasDePagosRecibidos.pagosRecibidos];
const tipoDe = (dicho: string | undefined) => TIPOS_POR_REVISAR.find((tipo) => tipo === dicho) ?? null;

const CasoPorRevisar = () => {
  const { tipo: dicho, id: numero } = useParams();
  const id = idDe(numero);
  const tipo = tipoDe(dicho);
  return id === null || tipo === null ? <NoEsta /> : <ConCaso key={`${tipo} ${id}`} tipo={tipo} id={id} />;
};

const ConCaso = ({ tipo, id }: Pick<Caso, 'tipo' | 'id'>) => {
  const { data, error, isFetching, refetch } = useQuery(consulta(R.casoPorRevisar, { params: { tipo, id } }));
  // What is read again because somebody else decided it is no longer what was on screen.
  if (esNoEncontrado(error)) return <NoEsta />;
  if (data) return <ElCaso caso={data} alReleer={() => refetch()} />;
  if (!error || isFetching) return <EsqueletoDePantalla />;
  return (
    <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_caso} alReintentar={() => void refetch()} />
  );
};

const Volver = () => (
  <Anchor component={Link} to={DIRECCIONES.porRevisar + useLocation().search}>
    Volver a Pagos por revisar
  </Anchor>
);

const NoEsta = () => (
  <Stack gap="lg">
    <Title order={1}>Por revisar</Title>
    <EstadoVacio
      icono="tilde"
      titulo="Eso ya no está por revisar"
      texto="Alguien lo decidió, se resolvió solo, o es de otro distrito."
      accion={<Volver />}
    />
  </Stack>
);

type DelCaso = { caso: Caso };

const ElCaso = ({ caso, alReleer }: DelCaso & { alReleer: () => Promise<unknown> }) => {
  const [acto, setActo] = useState<ActoDeLoRevisado | null>(null);
  const decidido = useRef<Decidido | null>(null);
  const cliente = useQueryClient();
  const ir = useNavigate();
  const { search } = useLocation();
  const alHacerse = async (): Promise<void> => {
    for (const { path } of [R.pagosPorRevisar, R.cuponDeCobranza])
      await cliente.invalidateQueries({ queryKey: [path] });
    // What is not on screen any more is read again when one comes back to it.
    for (const { path } of DE_LO_MISMO) await cliente.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    if (decidido.current) await ir(DIRECCIONES.porRevisar + search, { state: { decidido: decidido.current } });
    else await alReleer();
  };
  const { tipo, porque, importe, como_sigue, por_devolver, cobranza, pagos, intentos } = caso;
  const esDecidida = cobranza !== null && cobranza.decidida !== null;
  return (
    <Stack gap="md">
      <div>
        <Volver />
        <Title order={1} style={{ overflowWrap: 'anywhere' }}>
          {nombreDeLoRevisado(caso)}
          {importe !== null && `: ${formatImporte(importe)}`}
        </Title>
        {!esDecidida && (
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {tipo === 'renglon' ? 'Lo listó un cobrador y no se entiende' : `Espera porque ${porque}`}
          </Text>
        )}
      </div>
      {como_sigue && <Nota>{como_sigue}</Nota>}
      {por_devolver && cobranza === null && <Text>Se pidió devolver lo que se pagó: antes se termina eso.</Text>}
      <Botones caso={caso} alActuar={setActo} />
      {tipo === 'renglon' && <RenglonIlegible caso={caso} />}
      {cobranza === null && tipo !== 'renglon' && <Datos caso={caso} />}
      {cobranza && <CobranzaDeNadie caso={caso} cobranza={cobranza} alActuar={setActo} />}
      {intentos.length > 0 && <Intentos intentos={intentos} />}
      {pagos.map((pago) => (
        <PagoDelCaso key={pago} id={pago} alHacerse={() => void alHacerse()} />
      ))}
      {acto && (
        <DialogoDeTesoreria
          acto={{
            ...acto,
            pedir: async (...pedido) => {
              const { message, pago = null, cobranza: suya = null } = await acto.pedir(...pedido);
              decidido.current = acto.sigue ? null : { message, pago, cobranza: suya };
              return { message };
            },
          }}
          alCerrar={() => setActo(null)}
          alHacerse={() => void alHacerse()}
        />
      )}
    </Stack>
  );
};

const Botones = ({ caso, alActuar }: DelCaso & { alActuar: (acto: ActoDeLoRevisado) => void }) => {
  const { permisos } = useOperador();
  const suyos = caso.actos.flatMap(({ acto, puede, porque }) => {
    const deUno = botonDe(acto, caso);
    return deUno && permisos.includes(acto === 'devolver' ? 'pagos.devolver' : 'pagos.revisar')
      ? [{ ...deUno, acto, puede, porque }]
      : [];
  });
  const posibles = suyos.filter(({ puede }) => puede);
  const porques = [...new Set(suyos.flatMap(({ puede, porque }) => (puede || porque === null ? [] : [porque])))];
  return (
    <>
      {posibles.length > 0 && (
        <Group gap="sm">
          {posibles.map(({ acto, boton, crear }) => (
            <Button key={acto} variant="default" onClick={() => alActuar(crear(caso))}>
              {boton}
            </Button>
          ))}
        </Group>
      )}
      {porques.map((porque) => (
        <Text key={porque} size="sm" c="dimmed">
          {porque}
        </Text>
      ))}
    </>
  );
};

const RenglonIlegible = ({ caso: { porque, fecha } }: DelCaso) => (
  <Seccion titulo="Lo que vino">
    {fecha !== null && <Text c="dimmed">Se leyó el {formatFecha(fecha)}.</Text>}
    <Text component="pre" size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {porque}
    </Text>
  </Seccion>
);

const Datos = ({ caso: { persona, numero_boleta, pagado, fecha } }: DelCaso) => {
  const vePersonas = useOperador().permisos.includes('personas.ver');
  return (
    <Seccion titulo="El cupón">
      <ListaDeDatos
        datos={[
          [
            'De quién',
            persona && vePersonas ? (
              <Anchor key="persona" component={Link} to={direccionDePersona(persona.id)}>
                {persona.nombre}
              </Anchor>
            ) : (
              (persona?.nombre ?? null)
            ),
          ],
          ['Cupón', `N.º ${numero_boleta}`],
          ['Cuándo se pagó', fecha === null ? null : formatFecha(fecha)],
          ['Lo que se pagó y está en pie', pagado === null ? null : formatImporte(pagado)],
        ]}
      />
    </Seccion>
  );
};

export default CasoPorRevisar;
