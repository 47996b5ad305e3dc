import type { ProfesionalPublico } from '@colega/contract/verificacion';
import { formatDocumento } from '@colega/domain/identificadores';
import { calleDeDomicilio, habilitadasEntreOtras, lugarDeDomicilio, nombreDeMatricula } from '@colega/domain/perfil';
import { Banda, Contacto, Datos, Insignia } from './piezas.tsx';

const Silueta = () => (
  <svg viewBox="0 0 96 96" role="img" aria-label="Sin foto">
    <rect width="96" height="96" fill="#c5ced5" />
    <circle cx="48" cy="36" r="18" fill="#74828c" />
    <path d="M12 92c0-22 16-34 36-34s36 12 36 34z" fill="#74828c" />
  </svg>
);

type Props = {
  profesional: ProfesionalPublico;
  foto: string | null;
  momento: string;
};

/** Whether this person may practise now, which is what the reader came to know (docs/reference/rules.md#who-may-practise). */
const Veredicto = ({ profesional: { habilitado, distrito, matriculas }, momento }: Props) =>
  habilitado ? (
    <Banda tono="bien" titulo="HABILITADA/O PARA EJERCER">
      <EnCuales matriculas={habilitadasEntreOtras(matriculas)} />
      <p>al {momento}</p>
    </Banda>
  ) : (
    <Banda tono="mal" titulo="NO HABILITADO PARA EJERCER">
      <p>al {momento}. Su credencial no es válida.</p>
      <p>
        Consultá en el {distrito.nombre}: <Contacto de={distrito.contacto} />.
      </p>
    </Banda>
  );

const EnCuales = ({ matriculas }: Pick<ProfesionalPublico, 'matriculas'>) =>
  matriculas.length === 0 ? null : (
    <p>en {matriculas.map(({ titulo, codigo }) => `${titulo.descripcion}, ${codigo}`).join('; ')}</p>
  );

/** QRP-003..006. */
export const PaginaDeProfesional = (props: Props) => {
  const { apellido, nombre, documento, distrito, domicilio_legal } = props.profesional;
  return (
    <>
      <Veredicto {...props} />
      <div className="quien">
        {props.foto ? (
          <img src={props.foto} alt={`Foto de ${nombre} ${apellido}`} width={96} height={96} />
        ) : (
          <Silueta />
        )}
        <div>
          <h1>
            {apellido}, {nombre}
          </h1>
          <Datos
            pares={[
              ['DNI', formatDocumento(documento)],
              ['Distrito', distrito.nombre],
            ]}
          />
        </div>
      </div>
      <h2>Matrículas</h2>
      <Matriculas {...props.profesional} />
      <h2>Domicilio legal</h2>
      {domicilio_legal ? (
        <p>
          {calleDeDomicilio(domicilio_legal)}
          <br />
          {lugarDeDomicilio(domicilio_legal)}
        </p>
      ) : (
        <p>Sin domicilio legal registrado.</p>
      )}
    </>
  );
};

const Matriculas = ({ matriculas }: ProfesionalPublico) => (
  <ul>
    {matriculas.map(({ id, codigo, estado, titulo, habilitada }) => (
      <li key={id}>
        <strong className="nb">{nombreDeMatricula({ codigo, estado: estado.clave })}</strong>{' '}
        <Insignia estado={estado} habilita={habilitada} />
        <p>{titulo.descripcion}</p>
      </li>
    ))}
    {matriculas.length === 0 && <li>Sin matrículas.</li>}
  </ul>
);
