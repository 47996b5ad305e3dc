-- The college as one client among others does not waive the CEP: what the list keeps of those files is set right. Files that owe
-- nothing for another reason stay as they are.
update legajos l
set cep_cumplido = false
from modalidades mo
where mo.id = l.modalidad_id and not mo.cep_exento and l.cep_cumplido
  and exists (select from legajo_comitentes c where c.legajo_id = l.id and c.es_colegio)
  and exists (select from legajo_comitentes c where c.legajo_id = l.id and not c.es_colegio and not c.locador)
  and exists (select from legajo_detalles x join estados_legajos e on e.id = x.estado_id
    where x.legajo_id = l.id and e.clave = 'confirmado'
      and not exists (select from ceps ce where ce.detalle_id = x.id and not ce.anulado));
