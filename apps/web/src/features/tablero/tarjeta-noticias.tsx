import { mensajesDeInicio } from '@colega/contract/mensajes';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { Text } from '@mantine/core';
import { useNoticias } from '../../lib/consultas/tablero.ts';
import { CarruselDeNoticias } from './carrusel-de-noticias.tsx';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

/** DAS-019: configuracion.noticias turns it on. */
const TarjetaNoticias = (panel: PropsDePanel) => (
  <Panel {...panel} titulo="Noticias" icono="noticias" alRecargar={useNoticias().refetch}>
    <Noticias />
  </Panel>
);

const Noticias = () => {
  const { data, isError, error, refetch } = useNoticias();
  if (!data && isError)
    return (
      <FallaDeTarjeta
        mensaje={mensajesDeInicio.error_cargar_noticias}
        error={error}
        alReintentar={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Esqueleto etiqueta="Cargando las noticias…">
        <EsqueletoDeTexto renglones={5} />
      </Esqueleto>
    );
  if (data.items.length === 0) return <Text c="dimmed">No hay noticias por ahora.</Text>;
  return <CarruselDeNoticias noticias={data.items} />;
};

export default TarjetaNoticias;
