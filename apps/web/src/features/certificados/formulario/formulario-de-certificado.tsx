import { mensajes } from '@colega/contract/mensajes';
import { configuracionDe, type TipoDeCertificado } from '@colega/domain/certificados';
import { ConBorrador } from '@colega/web-kit/form/wizard/con-borrador.tsx';
import { consultaDe } from '@colega/web-kit/lib/consultas/consulta-de.ts';
import { idDe } from '@colega/web-kit/lib/navegacion/id-de.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { ConTitulo, TituloFirme } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { Navigate, useSearchParams } from 'react-router';
import { useCertificado } from '../../../lib/consultas/certificados.ts';
import { direccionDeCertificado, direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { nombreDelBorrador, useConfiguracionElegida } from '../configuracion-elegida.ts';
import { LegajoInexistente, useLegajoDeLaRuta } from '../legajo-de-la-ruta.tsx';
import { type ParaEmitir, useParaEmitir } from '../para-emitir.ts';
import { AsistenteDeCertificado } from './asistente-de-certificado.tsx';
import { borradorDeAnexo, borradorNuevo } from './borrador-de-certificado.ts';

const TITULO = 'Nuevo certificado';
const TITULO_DE_EDICION = 'Editar anexo';

export const FormularioDeCertificado = ({ type }: { type: TipoDeCertificado }) => {
  const id = useLegajoDeLaRuta();
  const anexo = useAnexoDeLaRuta(type);
  const titulo = anexo === null ? TITULO : TITULO_DE_EDICION;
  return (
    <TituloFirme titulo={titulo}>
      <ConBorrador titulo={titulo} nombre={nombreDelBorrador(type, id, anexo)}>
        {(nombre) => <ConSuBorrador key={nombre} {...{ type, titulo, nombre, id, anexo }} />}
      </ConBorrador>
    </TituloFirme>
  );
};

type DelBorrador = { type: TipoDeCertificado; titulo: string; nombre: string; id: number; anexo: number | null };

const ConSuBorrador = ({ type, titulo, nombre, id, anexo }: DelBorrador) => {
  const elegida = useConfiguracionElegida(type, nombre);
  const consulta = useParaEmitir(id);
  if (anexo === null && !elegida) return <Navigate to={direccionDeCertificado(id)} replace />;
  if (consulta.inexistente) return <LegajoInexistente titulo={titulo} />;
  return (
    <ConReferencias titulo={titulo} consulta={consulta}>
      {(datos) => {
        const porque = datos.impedimento ?? (anexo === null ? porQueNo(type, datos) : null);
        if (porque) return <NoSeEmite titulo={titulo} porque={porque} legajoId={id} />;
        const tipo = datos.tipos.find((otro) => otro.type === type)?.nombre ?? '';
        const comun = { type, nombre, legajo: datos.legajo };
        if (anexo !== null) return <EditarAnexo {...comun} anexo={anexo} titulo={`${titulo}: ${tipo}`} />;
        return (
          <AsistenteDeCertificado
            {...comun}
            titulo={`${titulo}: ${tipo}`}
            anexo={null}
            inicial={borradorNuevo(type, elegida ?? configuracionDe(type), datos.legajo)}
          />
        );
      }}
    </ConReferencias>
  );
};

/** OPN-122: the query names the annex that is corrected. */
const useAnexoDeLaRuta = (type: TipoDeCertificado): number | null => {
  const [busqueda] = useSearchParams();
  return type === 'anexa_in_situ' ? idDe(busqueda.get('anexo')) : null;
};

const porQueNo = (type: TipoDeCertificado, { tipos }: ParaEmitir): string | null => {
  const tipo = tipos.find((otro) => otro.type === type);
  if (!tipo) return mensajes.tipo_de_otro_rubro;
  return tipo.disponible ? null : (tipo.motivo ?? mensajes.sin_referencia_para_anexo);
};

type DeEdicion = Pick<Parameters<typeof AsistenteDeCertificado>[0], 'type' | 'nombre' | 'legajo' | 'titulo'> & {
  anexo: number;
};

const EditarAnexo = ({ anexo, ...resto }: DeEdicion) => (
  <ConReferencias titulo={resto.titulo} consulta={consultaDe(useCertificado(anexo))}>
    {(leido) => {
      const propio = leido.type === 'anexa_in_situ' && leido.legajo.id === resto.legajo.id;
      if (propio && leido.puede_editarse) {
        const inicial = borradorDeAnexo(configuracionDe(leido.type), leido);
        return <AsistenteDeCertificado {...resto} anexo={leido} inicial={inicial} />;
      }
      const porque = propio ? mensajes.certificado_anulado : mensajes.anexo_ajeno;
      return <NoSeEmite titulo={TITULO_DE_EDICION} porque={porque} legajoId={resto.legajo.id} />;
    }}
  </ConReferencias>
);

type Negado = { titulo: string; porque: string; legajoId: number };

const NoSeEmite = ({ titulo, porque, legajoId }: Negado) => (
  <ConTitulo titulo={titulo}>
    <SinPermiso
      titulo="No se puede emitir este certificado"
      porque={porque}
      accion={
        <BotonEnlace variant="default" to={direccionDelLegajo(legajoId)}>
          Ir al detalle del legajo
        </BotonEnlace>
      }
    />
  </ConTitulo>
);
